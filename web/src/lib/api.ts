// HTTP: the lobby, seats, links. Every refusal becomes a `Refused` with the one line the server gives.
import type {
  BotName, CarryTold, CodeTold, CreatedTold, ErrorTold, InviteTold, FilmTold, FinishedGames, ImportedTold, JoinedTold, LinkTold, RulesetsTold, TablesTold, TableTold, TableWanted,
} from "../protocol.ts";

export class Refused extends Error {
  constructor(
    override readonly name: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown, link = ""): Promise<T> {
  const headers: Record<string, string> = link === "" ? {} : { "X-Table-Link": link };
  const init: RequestInit = body === undefined ? { headers } : {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused("unreachable", "");
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const refused = told as ErrorTold | null;
  throw new Refused(refused?.error ?? "http", refused?.message ?? String(answer.status));
}

export const api = {
  rulesets: () => ask<RulesetsTold>("/api/rulesets"),
  lobby: () => ask<TablesTold>("/api/lobby"),
  mine: () => ask<TablesTold>("/api/mine"),
  create: (wanted: TableWanted) => ask<CreatedTold>("/api/tables", wanted),
  joinByCode: (code: string, name: string) => ask<JoinedTold>("/api/join", { code, name }),
  join: (table: string, name: string, link: string) => ask<JoinedTold>(`/api/tables/${table}/join`, { name }, link),
  info: (table: string, link: string) => ask<TableTold>(`/api/tables/${table}`, undefined, link),
  code: (table: string) => ask<CodeTold>(`/api/tables/${table}/code`, {}),
  invite: (table: string, link: string) => ask<InviteTold>(`/api/tables/${table}/invite`, {}, link),
  link: (table: string) => ask<LinkTold>(`/api/tables/${table}/link`, {}),
  bot: (table: string, seat: number, bot: BotName) =>
    ask<undefined>(`/api/tables/${table}/seats/${seat}/bot`, { bot }),
  leave: (table: string, seat: number) => ask<undefined>(`/api/tables/${table}/seats/${seat}/leave`, {}),
  carry: (table: string, seat: number) => ask<CarryTold>(`/api/tables/${table}/seats/${seat}/carry`, {}),
  records: () => ask<FinishedGames>("/api/records"),
  importFile: (file: string) => ask<ImportedTold>("/api/records", { file }),
  moments: (table: string, viewer: number | "all" | null, first: number, count: number, link: string) => {
    const through = viewer === "all" ? "open_hands=true&" : viewer === null ? "" : `seat=${viewer}&`;
    return ask<FilmTold>(`/api/tables/${table}/moments?${through}first=${first}&count=${count}`, undefined, link);
  },
  claim: (token: string) => ask<JoinedTold>("/api/claim", { token }),
};
