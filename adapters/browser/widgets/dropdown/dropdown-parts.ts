import type { ElementEdits } from '../../kit/element-edits.js'

/** The elements of one dropdown, as they are on the page now. */
export interface DropdownParts {
  readonly root: HTMLElement
  readonly toggle: () => HTMLElement | null
  readonly list: () => HTMLElement | null
  /** The links of its own list, without those of a dropdown inside. */
  readonly links: () => readonly HTMLElement[]
  /** Looks for the parts again, and names them for assistive technology (reference/widgets#dropdown). */
  readonly find: () => void
}

/** Finds the parts of a dropdown; `index` makes their ids unique. */
export function createDropdownParts(root: HTMLElement, index: number, edits: ElementEdits): DropdownParts {
  let toggle: HTMLElement | null = null
  let list: HTMLElement | null = null

  const links = (): readonly HTMLElement[] =>
    [...(list?.querySelectorAll<HTMLElement>('a') ?? [])].filter(
      (link) => link.closest('.w-dropdown') === root,
    )

  const find = (): void => {
    toggle = root.querySelector<HTMLElement>(':scope > .w-dropdown-toggle')
    list = root.querySelector<HTMLElement>(':scope > .w-dropdown-list')
    if (!toggle || !list) return
    edits.setDefault(toggle, 'id', `w-dropdown-toggle-${index}`)
    edits.setDefault(list, 'id', `w-dropdown-list-${index}`)
    edits.set(toggle, 'aria-haspopup', 'menu')
    if (toggle.localName !== 'button') {
      edits.set(toggle, 'role', 'button')
      edits.setDefault(toggle, 'tabindex', '0')
    }
    const icon = toggle.querySelector('.w-icon-dropdown-toggle')
    if (icon) edits.set(icon, 'aria-hidden', 'true')
    edits.set(list, 'aria-labelledby', toggle.id)
    for (const link of links()) edits.setDefault(link, 'tabindex', '0')
  }

  return { root, toggle: () => toggle, list: () => list, links, find }
}
