"""A test in which Chromium itself crashed is run once more, in a fresh browser, and told of.

Only the crash of a page's process counts, never a failure of the game: and a second one fails.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from _pytest.runner import runtestprotocol

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

CRASHED = "crashed"
"""The outcome of a report that was thrown away because of a crash."""

_crashes = pytest.StashKey[list[str]]()


def watch(browser: Browser, config: pytest.Config) -> None:
    """Note whenever the process of a page of this browser crashes."""
    noted = config.stash.setdefault(_crashes, [])

    def watch_page(page: Page) -> None:
        page.on("crash", lambda page: noted.append(page.url))

    def watch_context(context: BrowserContext) -> None:
        context.on("page", watch_page)

    browser.on("context", watch_context)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a test of the browser, and once more if the browser crashed in it."""
    if "chromium" not in getattr(item, "fixturenames", ()):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    crashes = item.config.stash.setdefault(_crashes, [])
    crashes.clear()
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if crashes and any(report.failed for report in reports):
        for report in reports:
            if report.failed:
                report.outcome = CRASHED  # type: ignore[assignment]
                report.sections.append(("Chromium crashed", ", ".join(crashes)))
                item.ihook.pytest_runtest_logreport(report=report)
        # Whatever belongs to the module goes too: the browser is started anew.
        item.session._setupstate.teardown_exact(item.session)  # type: ignore[arg-type]
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    """Count a crash by itself, as a C among the dots."""
    return (CRASHED, "C", "CRASHED") if report.outcome == CRASHED else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell of each crash, whether or not the second run went well."""
    for report in terminalreporter.getreports(CRASHED):
        terminalreporter.section(f"Chromium crashed, run once more: {report.nodeid}", yellow=True)
        terminalreporter.line(report.longreprtext)
        for title, text in report.sections:
            terminalreporter.line(f"{title}: {text}")
