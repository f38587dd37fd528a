import { Fragment } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { DrawnElement } from '../../core/markup/index.js'
import type { ListView } from '../../core/ports/page/list-view.port.js'
import { MarkupView } from './markup-view.js'

/**
 * The entries of a list, each keyed by its own id, so that focus, caret and input of one survive any change
 * of the others.
 */
export function Entries({ entries }: { readonly entries: readonly DrawnElement[] }) {
  return entries.map((entry, index) => <MarkupView key={entry.key ?? `at-${index}`} node={entry} />)
}

/**
 * Makes a view with one React root for all its lists; each list is a portal into the designer's element,
 * whose sample it replaces.
 */
export function createListView(document: Document): ListView<Element> {
  const root = createRoot(document.createElement('div'))
  const samples = new Map<Element, readonly Node[]>()
  const numbers = new Map<Element, number>()

  const numberOf = (host: Element): number => {
    const known = numbers.get(host) ?? numbers.size
    numbers.set(host, known)
    return known
  }

  const restore = (keeps: ReadonlySet<Element>): void => {
    for (const [host, sample] of samples) {
      if (keeps.has(host)) continue
      host.replaceChildren(...sample)
      samples.delete(host)
    }
  }

  return {
    show: (lists) => {
      for (const { host } of lists) {
        if (samples.has(host)) continue
        samples.set(host, [...host.childNodes])
        host.replaceChildren()
      }
      // The caller focuses, announces or measures the list afterwards, so it must exist when this returns.
      flushSync(() =>
        root.render(
          lists.map(({ host, entries }) => (
            <Fragment key={numberOf(host)}>{createPortal(<Entries entries={entries} />, host)}</Fragment>
          )),
        ),
      )
      restore(new Set(lists.map(({ host }) => host)))
    },
    dispose: () => {
      flushSync(() => root.unmount())
      restore(new Set())
    },
  }
}
