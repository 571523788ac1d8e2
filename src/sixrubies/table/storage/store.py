"""One thread that talks to the database. Jobs that wait are committed together: one flush for many tables."""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from sixrubies.core.errors import BadOption, SixRubiesError
from sixrubies.table.errors import TryAgain
from sixrubies.table.storage.database import open_engine, upgrade

log = logging.getLogger("sixrubies.storage")
T = TypeVar("T")
After = Callable[[BaseException | None], None]
MOST_TOGETHER = 256


@dataclass
class Job:
    """A function of a connection. It may run again if the connection was lost before the commit: no other effects."""

    run: Callable[[Connection], Any]
    writes: bool
    future: "asyncio.Future[Any]"
    refuses_first: bool = False  # it refuses, if it does, before it has written anything
    after: "After | None" = None  # told how it went, even if whoever asked has gone meanwhile
    result: Any = None
    error: BaseException | None = None


class Store:
    """`await store.read(job)`, `await store.write(job)`: answered after the commit."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: Engine | None = None
        self.connection: Connection | None = None  # kept: taking it from the engine costs as much as storing an action
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0
        self.committed_jobs = 0

    async def start(self) -> None:
        """Open the database, and bring it to the newest schema."""
        self.loop = asyncio.get_running_loop()
        self.engine = open_engine(self.url)
        try:
            await asyncio.to_thread(upgrade, self.engine)
        except (OperationalError, InterfaceError) as error:
            self.engine.dispose()
            raise BadOption(f"the database can't be opened: {_first_line(error)}") from None
        self.thread = threading.Thread(target=self._work, name="storage", daemon=True)
        self.thread.start()

    async def stop(self) -> None:
        """What was asked before is still done."""
        thread, self.thread = self.thread, None
        if thread is not None:
            self.jobs.put(None)
            await asyncio.to_thread(thread.join)
        self._disconnect()

    async def read(self, run: Callable[[Connection], T]) -> T:
        return await self._ask(run, False)

    async def write(self, run: Callable[[Connection], T], refuses_first: bool = False) -> T:
        return await self._ask(run, True, refuses_first)

    def write_for(self, run: Callable[[Connection], T], after: After, refuses_first: bool) -> "asyncio.Future[T]":
        """Asked for at once. `after` is told how it went, whether or not somebody still waits for the answer."""
        return self._ask(run, True, refuses_first, after)

    def _ask(
        self, run: Callable[[Connection], T], writes: bool, refuses_first: bool = False, after: After | None = None
    ) -> "asyncio.Future[T]":
        if self.thread is None or self.loop is None:
            raise TryAgain("the server is stopping; try again")
        future: asyncio.Future[T] = self.loop.create_future()
        self.jobs.put(Job(run, writes, future, refuses_first, after))
        return future

    # -- in the thread ------------------------------------------------------------------------------------------

    def _work(self) -> None:
        going = True
        while going:
            jobs: list[Job] = []
            job = self.jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) >= MOST_TOGETHER or self.jobs.empty():
                    break
                job = self.jobs.get()
            going = job is not None
            if jobs:
                self._carry_out(jobs)
                assert self.loop is not None
                try:
                    self.loop.call_soon_threadsafe(_deliver, jobs)
                except RuntimeError:  # the loop has been closed: nobody waits any more
                    return

    def _carry_out(self, jobs: list[Job]) -> None:
        """All in one transaction; once more if, before the commit, the connection is lost or a job turns out faulty."""
        careful = False
        for attempt in (1, 2, 3):
            committing = [False]
            try:
                self._transaction(jobs, committing, careful)
                return
            except Faulty:
                careful = True
                continue
            except DBAPIError as error:
                again = attempt == 1 and not committing[0] and (error.connection_invalidated or _cut(error))
                log.warning("database: %s%s", _first_line(error), "; once more" if again else "")
                self._disconnect()
                if not again:
                    break
        for job in jobs:
            job.error = TryAgain()

    def _transaction(self, jobs: list[Job], committing: list[bool], careful: bool) -> None:
        """`careful`: every job that writes has its savepoint. Else only those that need one; most do not."""
        assert self.engine is not None
        if self.connection is None:
            self.connection = self.engine.connect()
        connection = self.connection.execution_options(writes=any(job.writes for job in jobs))
        with connection.begin() as transaction:
            for job in jobs:
                if job.writes and job.refuses_first and not careful:
                    _run_bare(connection, job)
                else:
                    _run(connection, job, savepoint=job.writes)
            committing[0] = True
            transaction.commit()
        self.commits += 1
        self.committed_jobs += len(jobs)

    def _disconnect(self) -> None:
        """The next transaction begins with a new connection."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None
        if self.engine is not None:
            self.engine.dispose()


class Faulty(Exception):
    """A job without a savepoint has failed half-way: the transaction is given up, and tried again carefully."""


def _run_bare(connection: Connection, job: Job) -> None:
    """One job that needs no savepoint: a refusal leaves nothing behind. Two statements less for each action stored."""
    job.result = job.error = None
    try:
        job.result = job.run(connection)
    except SixRubiesError as error:
        if getattr(error, "half_done", False):
            raise Faulty from error
        job.error = error
    except (OperationalError, InterfaceError):
        raise
    except Exception as error:
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            raise
        raise Faulty from error


def _run(connection: Connection, job: Job, savepoint: bool) -> None:
    """One job. What it refuses, or breaks by mistake, is undone and its own affair; a lost database is not."""
    job.result = job.error = None
    try:
        if savepoint:
            with connection.begin_nested():
                job.result = job.run(connection)
        else:
            job.result = job.run(connection)
    except SixRubiesError as error:
        job.error = error
    except (OperationalError, InterfaceError):
        raise
    except Exception as error:  # whoever asked gets it; the thread and the other jobs go on
        if isinstance(error, DBAPIError) and (error.connection_invalidated or not savepoint):
            raise
        log.exception("a job of the storage failed")
        job.error = error


def _cut(error: DBAPIError) -> bool:
    return isinstance(error, OperationalError | InterfaceError) and "locked" not in str(error)


def _first_line(error: BaseException) -> str:
    told = str(getattr(error, "orig", None) or error)
    return told.splitlines()[0] if told else type(error).__name__


def _deliver(jobs: list[Job]) -> None:
    """First whoever asked, then everybody else: so an answer goes before what it leads to."""
    for job in jobs:
        if job.future.done():  # whoever asked has gone
            pass
        elif job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
        if job.after is not None:
            try:
                job.after(job.error)
            except Exception:  # its own affair: the others are still to be answered
                log.exception("what follows on a job of the storage failed")
