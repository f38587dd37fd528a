/** Pages to measure: one Chromium, a document made here, and Chromium's own counters. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../setup/chromium-options.mjs'

export const launch = () => chromium.launch(chromiumOptions())

/** Brings a blank page to a document with `body` and one script, which may load built chunks. */
export async function openPage(page, body, script) {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const isScript = pathname.endsWith('.js')
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html',
      body: isScript
        ? pathname.startsWith('/chunks/')
          ? readFileSync(join('dist/page', pathname))
          : script
        : `<!doctype html><html><body>${body}<script src="/v.js"></script></body></html>`,
    })
  })
  await page.goto('http://bench.test/')
}

/** Ms of script, and of style and layout, since the page was made; `Performance.enable` comes before. */
export async function metricsOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    scriptMs: of('ScriptDuration') * 1000,
    styleMs: (of('RecalcStyleDuration') + of('LayoutDuration')) * 1000,
  }
}

/** The bound of the quietest tenth, since other work on the machine only adds time. */
export const quiet = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 10)]
