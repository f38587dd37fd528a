import { createElementEdits } from '../../kit/element-edits.js'

/**
 * The blocks with the result of a form: `.w-form-done` and `.w-form-fail` beside it (reference/forms#parts).
 */
export interface OutcomeBlocks {
  /** Names the blocks for assistive technology; called whenever the page may have changed. */
  readonly describe: () => void
  readonly hideFailure: () => void
  /** Shows and focuses the block; false when the page has none. */
  readonly show: (outcome: 'success' | 'failure') => boolean
  readonly destroy: () => void
}

/** Finds the blocks of a form; `index`, its place on the page, makes their ids. */
export function createOutcomeBlocks(form: HTMLFormElement, index: number): OutcomeBlocks {
  const edits = createElementEdits()
  const wrapper = form.closest<HTMLElement>('.w-form')
  const blockOf = (part: string): HTMLElement | null =>
    wrapper?.querySelector<HTMLElement>(`:scope > .w-form-${part}`) ?? null
  const done = blockOf('done')
  const fail = blockOf('fail')
  const display = (block: HTMLElement | null, isShown: boolean): void => {
    if (block) block.style.display = isShown ? 'block' : 'none'
  }
  return {
    describe: () => {
      const name = form.getAttribute('aria-label') ?? form.getAttribute('data-name') ?? 'Form'
      edits.setDefault(form, 'aria-label', name)
      for (const [block, outcome] of [
        [done, 'success'],
        [fail, 'failure'],
      ] as const) {
        if (!block) continue
        edits.set(block, 'tabindex', '-1')
        edits.set(block, 'role', 'region')
        edits.setDefault(block, 'aria-label', `${name} ${outcome}`)
        // The label names the region; its own text is read when it gets the focus.
        edits.setDefault(block, 'id', `vitrine-form-${index}-${outcome}`)
        edits.setDefault(block, 'aria-describedby', block.id)
      }
    },
    hideFailure: () => display(fail, false),
    show: (outcome) => {
      const isSuccess = outcome === 'success'
      display(done, isSuccess)
      display(fail, !isSuccess)
      const block = isSuccess ? done : fail
      // Without a success block the form stays, since hiding it would show nothing.
      if (isSuccess && done) form.style.display = 'none'
      block?.focus()
      return block !== null
    },
    destroy: edits.undo,
  }
}
