import { parseLightbox } from '../../../core/site/index.js'
import type { LightboxContent, LightboxItem } from '../../../core/site/index.js'
import type { PageContext, PageModule } from '../kit/page-module.js'
import { createBoundElements } from '../kit/bound-elements.js'
import type { BoundElement } from '../kit/bound-elements.js'
import { onTriggered } from '../kit/component-events.js'
import { createElementEdits } from '../kit/element-edits.js'
import type { OpenLightbox } from './lightbox/open-lightbox.js'

/** Lightboxes of the page (reference/widgets#lightbox). */
export type LightboxModule = PageModule

interface LightboxLink extends BoundElement {
  readonly link: HTMLElement
}

/**
 * Creates the lightbox module: `.w-lightbox` links whose JSON lists what a full-screen gallery shows
 * (reference/widgets#lightbox).
 */
export function createLightbox(context: PageContext): LightboxModule {
  let opened: OpenLightbox | undefined
  let opening: AbortController | undefined

  const links = createBoundElements<LightboxLink>(context.document, '.w-lightbox', (link) => {
    const life = new AbortController()
    const edits = createElementEdits()
    // A visible text names the link already, and a label would hide it.
    if (!link.innerText.trim()) edits.setDefault(link, 'aria-label', 'open lightbox')
    edits.set(link, 'aria-haspopup', 'dialog')
    const bound: LightboxLink = {
      link,
      destroy: () => {
        life.abort()
        edits.undo()
      },
    }
    const onClick = (event: Event): void => {
      event.preventDefault()
      show(bound)
    }
    link.addEventListener('click', onClick, { signal: life.signal })
    onTriggered(context.window, link, 'click', life.signal, () => show(bound))
    for (const type of ['pointerover', 'focusin'])
      link.addEventListener(type, warmUp, { signal: life.signal, once: true })
    return bound
  })

  const isShown = ({ link }: LightboxLink): boolean => link.closest('.w-condition-invisible') === null

  const show = (clicked: LightboxLink): void => {
    if (opened || opening || context.mode() === 'design') return
    // Read on opening, in the order of the page, since a product's pictures change with its selection.
    const contents = new Map(links.all().map((each) => [each, contentOf(each)]))
    const group = contents.get(clicked)?.group
    const members =
      group === undefined ? [] : links.all().filter((each) => contents.get(each)?.group === group)
    const gallery = members.length > 0 ? members.filter(isShown).sort(inPageOrder) : [clicked]
    const itemsOf = (member: LightboxLink): readonly LightboxItem[] => contents.get(member)?.items ?? []
    const items = gallery.flatMap(itemsOf)
    const first = gallery.slice(0, gallery.indexOf(clicked)).flatMap(itemsOf).length
    if (items.length === 0) return
    void open(items, first)
  }

  const open = async (items: readonly LightboxItem[], first: number): Promise<void> => {
    const { signal } = (opening = new AbortController())
    try {
      const { openLightbox } = await loadOpening()
      if (!signal.aborted) opened = openLightbox(context, items, first, () => (opened = undefined))
    } catch (problem) {
      console.error('[vitrine] the lightbox of this page could not be loaded', problem)
    }
    opening = undefined
  }

  return {
    ready: links.ready,
    destroy: () => {
      opening?.abort()
      opened?.destroy()
      opened = undefined
      links.destroy()
    },
  }
}

/** Loads the code that opens a lightbox when the visitor comes near its link. */
const loadOpening = () => import('./lightbox/open-lightbox.js')
const warmUp = (): void => void loadOpening().catch(() => undefined)

const contentOf = ({ link }: LightboxLink): LightboxContent =>
  parseLightbox(link.querySelector(':scope > script.w-json')?.textContent ?? '')

const inPageOrder = (one: LightboxLink, other: LightboxLink): number =>
  one.link.compareDocumentPosition(other.link) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
