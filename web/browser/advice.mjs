// Does on the page what greedy advises, so that a game is short: a run in its dialog, a place or a card where it lies, else by its button.
// What there is to advise comes from tests/browser/advice.py; everything else is clicking.

/** The choices greedy would make now, up to where chance or somebody else decides. */
export async function advised(base, told) {
  const answer = await fetch(`${base}/${told.table.table}/${told.version}`);
  if (!answer.ok) throw new Error(`no advice at ${told.version}: ${answer.status}`);
  return answer.json();
}

export async function takeAdvice(page, base, told) {
  const tokens = await advised(base, told);
  const { batch, options } = told.decision;
  const run = [];
  for (const token of batch ? tokens.slice(0, batch.most) : []) {
    const item = batch.items.find((each) => each.option.token === token);
    if (item === undefined) break;
    run.push(item.option.id);
  }
  if (batch && (run.length > 0 || tokens[0] === batch.done?.token)) {
    for (const id of run) await page.locator(`[data-batch="${id}"]`).click();
    return page.locator("[data-batch-send]").click();
  }
  const option = options.find((each) => each.token === tokens[0]);
  if (option === undefined) throw new Error(`greedy advises ${tokens[0]}, which is not offered in ${told.decision.step}`);
  const button = page.locator(`[data-option="${option.id}"]`);
  if (!(await button.count())) {
    const lies = option.target === "card" ? `.hand-card[data-card="${option.argument}"]` : `[data-place="${option.argument}"]`;
    await page.locator(lies).first().click();
    if (!(await button.count())) await page.locator(`[data-choose="${option.id}"]`).click(); // the other thing the place may mean
    return button.first().click();
  }
  await button.first().click();
  return confirmed(page, `.panel-foot [data-option="${option.id}"]`, told.version);
}

/** Some buttons ask once more, before a turn ends. */
export async function confirmed(page, asked, version) {
  await page.waitForFunction(([selector, before]) => document.querySelector(`${selector}, [data-ended]`)
    || Number(document.querySelector("main.table").dataset.version) > before, [asked, version], { polling: 20 });
  if (await page.locator(asked).count()) await page.locator(asked).click();
}
