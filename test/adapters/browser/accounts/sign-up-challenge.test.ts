/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { formChallenge } from '../../../../adapters/browser/accounts/form-challenge.js'
import { showChallengeBlocked } from '../../../../adapters/browser/kit/forms/challenge-notice.js'
import type { PageContext } from '../../../../adapters/browser/kit/page-module.js'
import type { SubmitLock } from '../../../../adapters/browser/kit/forms/submit-lock.js'
import { createTurnstile } from '../../../../adapters/browser/widgets/forms/turnstile.js'
import { NOTICES } from '../../../../core/errors/index.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'

interface Rendered {
  readonly container: HTMLElement
  readonly options: Readonly<Record<string, string | ((token: string) => void)>>
}

let rendered: Rendered[]
let removed: unknown[]

beforeEach(() => {
  rendered = []
  removed = []

  const render = (container: HTMLElement, options: Rendered['options']) => {
    return rendered.push({ container, options })
  }
  Object.assign(window, { turnstile: { render, remove: (id: unknown) => removed.push(id) } })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'turnstile')
  document.body.replaceChildren()
})

const PAGE = 'test/browser/pages/accounts/exported/challenged.html'

/** The sign-up form of a page with a challenge, and the state of its buttons. */
async function open(mode: 'visible' | 'invisible', isStill = false) {
  document.body.innerHTML = /<body>([^]*)<\/body>/.exec(readFileSync(PAGE, 'utf8'))?.[1] ?? ''
  const form = document.querySelector('#sign-up-form') as HTMLFormElement
  form.setAttribute('wf-captcha-mode', mode)
  const clock = createFakeClock()
  const locks: boolean[] = []
  const lock = { set: (_: string, isHeld: boolean) => locks.push(isHeld) } as unknown as SubmitLock
  const context = { window, document, clock, prefersReducedMotion: () => isStill } as unknown as PageContext
  const challenge = formChallenge(context, form, lock)
  if (challenge === null) throw new Error('the form asks for no challenge')
  const before = [...locks]
  const answer = challenge.solve()
  await expect(Promise.race([answer, new Promise((next) => setTimeout(next))])).resolves.toBeUndefined()
  return { challenge, answer, clock, locks, before }
}

const overlay = (): HTMLElement | null => document.querySelector('[role="dialog"]')
const call = (name: string, token = ''): void =>
  (rendered[0]?.options[name] as (token: string) => void)(token)

describe('the overlay of a sign-up', () => {
  it('fades in, shows the challenge of the form’s key, and is removed a second after it is solved', async () => {
    const { answer, clock, locks, before } = await open('visible')
    expect([before, locks]).toEqual([[true], [true, false]])
    expect(rendered[0]?.options['sitekey']).toBe('key-1')
    expect(overlay()?.contains(rendered[0]?.container ?? null)).toBe(true)
    expect(overlay()?.style.transition).toContain('opacity')
    expect([overlay()?.style.zIndex, overlay()?.style.background]).toEqual([
      '1000',
      'rgba(255, 255, 255, 0.8)',
    ])
    clock.advance(9)
    expect(overlay()?.style.opacity).toBe('0')
    clock.advance(1)
    expect(overlay()?.style.opacity).toBe('1')
    call('callback', 'token-1')
    expect(await answer).toEqual({ tag: 'solved', token: 'token-1' })
    expect([overlay()?.style.opacity, removed]).toEqual(['0', [1]])
    clock.advance(999)
    expect(overlay()).not.toBeNull()
    clock.advance(1)
    expect(overlay()).toBeNull()
  })

  it('does not fade for visitors who want no motion', async () => {
    const { challenge } = await open('visible', true)
    expect(overlay()?.style.transition).toBe('')
    challenge.destroy()
  })

  it.each([
    [
      'Escape',
      () => overlay()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    ],
    ['its button', () => overlay()?.querySelector('button')?.click()],
  ])('is given up by %s, and leaves nothing on the page', async (_how, giveUp) => {
    const { answer } = await open('visible')
    giveUp()
    expect(await answer).toEqual({ tag: 'given-up' })
    expect([overlay(), removed]).toEqual([null, [1]])
  })

  it.each(['error-callback', 'timeout-callback', 'unsupported-callback'])(
    'leaves the decision to the server after %s',
    async (name) => {
      const { answer } = await open('visible')
      call(name)
      expect(await answer).toEqual({ tag: 'unavailable' })
      expect(overlay()).toBeNull()
    },
  )
})

describe('an invisible challenge of a sign-up', () => {
  it('shows nothing, and brings its token', async () => {
    const { answer } = await open('invisible')
    expect([overlay(), rendered[0]?.container.isConnected]).toEqual([null, true])
    call('callback', 'token-2')
    expect(await answer).toEqual({ tag: 'solved', token: 'token-2' })
    expect(rendered[0]?.container.isConnected).toBe(false)
  })
})

it('a form without a key or a mode asks for no challenge', () => {
  const lock = { set: () => undefined } as unknown as SubmitLock
  for (const attributes of ['', 'wf-captcha-site-key="k"', 'wf-captcha-mode="visible"']) {
    document.body.innerHTML = `<form ${attributes}></form>`
    const form = document.querySelector('form') as HTMLFormElement
    expect(formChallenge({ window, document } as unknown as PageContext, form, lock)).toBeNull()
  }
})

describe('a challenge whose script is blocked', () => {
  const begin = (kind: 'sign-up' | 'message', lock: SubmitLock): (() => void) => {
    const form = document.querySelector('form') as HTMLFormElement
    const context = { window, document, clock: createFakeClock() } as unknown as PageContext
    if (kind === 'message') return createTurnstile(context, form, 'key', lock).destroy
    const challenge = formChallenge(context, form, lock)
    return () => challenge?.destroy()
  }

  /** The script that the page requests. */
  const askedScript = (): Promise<HTMLScriptElement> =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        const script = document.head.querySelector('script')
        if (script === null) return
        observer.disconnect()
        resolve(script)
      })
      observer.observe(document.head, { childList: true })
    })

  it.each(['sign-up', 'message'] as const)(
    'is reported above the button of a %s form, which opens again',
    async (kind) => {
      Reflect.deleteProperty(window, 'turnstile')
      document.body.innerHTML =
        '<form wf-captcha-site-key="key" wf-captcha-mode="invisible"><input><input type="submit"></form>'
      const asked = askedScript()
      const locks: boolean[] = []
      let end = (): void => undefined
      const opened = new Promise<void>((resolve) => {
        const set = (_: string, isHeld: boolean): void => {
          locks.push(isHeld)
          if (!isHeld) resolve()
        }
        end = begin(kind, { set } as unknown as SubmitLock)
      })
      ;(await asked).dispatchEvent(new Event('error'))
      await opened
      expect(locks).toEqual([true, false])
      const notice = document.querySelector('form [role="alert"]')
      expect(notice?.textContent).toBe(NOTICES.challengeBlocked)
      expect(notice?.nextElementSibling?.getAttribute('type')).toBe('submit')
      end()
      expect(document.querySelector('[role="alert"]')).toBeNull()
    },
  )

  it('is reported in the language of the page if the server wrote its texts', () => {
    const texts = { [NOTICES.challengeBlocked]: 'Die Prüfung fehlt.' }
    document.body.innerHTML = '<form><input type="submit"></form><script type="application/json"></script>'
    const script = document.querySelector('script') as HTMLScriptElement
    script.setAttribute('data-vitrine-texts', '')
    const say = (): string | undefined => {
      const end = showChallengeBlocked(document.querySelector('form') as HTMLFormElement)
      const said = document.querySelector('[role="alert"]')?.textContent
      end()
      return said
    }
    script.textContent = JSON.stringify(texts)
    expect(say()).toBe('Die Prüfung fehlt.')
    for (const broken of ['{', '[]', '{}', JSON.stringify({ [NOTICES.challengeBlocked]: 7 })]) {
      script.textContent = broken
      expect(say()).toBe(NOTICES.challengeBlocked)
    }
  })
})
