import type { Say } from '../../../../core/site/page-texts/page-texts.js'

/** The shopper's choice; `cancel`: the dialog was closed with Escape. */
export type ChallengeChoice = 'complete' | 'fail' | 'cancel'

/** The page of a challenge. */
interface ChallengePage {
  readonly document: Document
  readonly say: Say
}

let dialogCount = 0

/**
 * Shows the sandbox's substitute for a bank's challenge. `settle` handles a choice: null closes the dialog; a
 * message is shown in it, and the shopper can choose again. The dialog keeps the focus and returns it at the
 * end.
 */
export function showChallenge(
  { document, say }: ChallengePage,
  settle: (choice: ChallengeChoice) => Promise<string | null>,
): Promise<void> {
  const { dialog, complete, fail, problem } = draw(document, say)
  return new Promise((resolve) => {
    let isBusy = false
    const choose = async (choice: ChallengeChoice): Promise<void> => {
      if (isBusy) return
      isBusy = true
      dialog.setAttribute('aria-busy', 'true')
      const message = await settle(choice)
      dialog.removeAttribute('aria-busy')
      isBusy = false
      if (message !== null) {
        problem.textContent = message
        return
      }
      dialog.close()
      dialog.remove()
      resolve()
    }
    complete.addEventListener('click', () => void choose('complete'))
    fail.addEventListener('click', () => void choose('fail'))
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      void choose('cancel')
    })
    document.body.append(dialog)
    dialog.showModal()
    complete.focus()
  })
}

interface Drawn {
  readonly dialog: HTMLDialogElement
  readonly complete: HTMLButtonElement
  readonly fail: HTMLButtonElement
  readonly problem: HTMLElement
}

function draw(document: Document, say: Say): Drawn {
  dialogCount += 1
  const dialog = document.createElement('dialog')
  dialog.setAttribute('data-runtime-owned', '')
  Object.assign(dialog.style, {
    maxWidth: 'min(26rem, calc(100vw - 32px))',
    boxSizing: 'border-box',
    padding: '1.5rem',
    border: '1px solid #767676',
    borderRadius: '8px',
    background: '#ffffff',
    color: '#1a1a1a',
    font: '16px/1.5 system-ui, sans-serif',
  })
  const title = element(document, 'h2', say('Test bank: confirm this payment'), {
    margin: '0 0 0.5rem',
    fontSize: '1.25rem',
  })
  title.id = `vitrine-challenge-title-${dialogCount}`
  const text = element(
    document,
    'p',
    say(
      'With a real card your bank would ask you to confirm now. This is a test shop, so you decide how it ends.',
    ),
    { margin: '0 0 1rem' },
  )
  text.id = `vitrine-challenge-text-${dialogCount}`
  dialog.setAttribute('aria-labelledby', title.id)
  dialog.setAttribute('aria-describedby', text.id)
  const problem = element(document, 'p', '', { margin: '0 0 1rem', color: '#a4001d' })
  problem.setAttribute('role', 'alert')
  const complete = button(document, say('Complete'), '#1a4fb4', '#ffffff')
  const fail = button(document, say('Fail'), '#ffffff', '#1a1a1a')
  const buttons = element(document, 'div', '', {
    display: 'flex',
    gap: '0.75rem',
    justifyContent: 'flex-end',
  })
  buttons.append(fail, complete)
  dialog.append(title, text, problem, buttons)
  return { dialog, complete, fail, problem }
}

function element(
  document: Document,
  tag: 'h2' | 'p' | 'div',
  text: string,
  style: Partial<CSSStyleDeclaration>,
): HTMLElement {
  const created = document.createElement(tag)
  created.textContent = text
  Object.assign(created.style, style)
  return created
}

function button(document: Document, label: string, background: string, color: string): HTMLButtonElement {
  const created = document.createElement('button')
  created.type = 'button'
  created.textContent = label
  Object.assign(created.style, {
    minHeight: '44px',
    padding: '0 1.25rem',
    border: '1px solid #1a4fb4',
    borderRadius: '6px',
    background,
    color,
    font: 'inherit',
    cursor: 'pointer',
  })
  return created
}
