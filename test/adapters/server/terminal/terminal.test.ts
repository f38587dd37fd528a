import { describe, expect, it } from '@jest/globals'
import { withoutAddresses } from '../../../../adapters/server/terminal/site/site-log.js'
import {
  coloursOf,
  describeError,
  printMessage,
  printErrorMessage,
} from '../../../../adapters/server/terminal/terminal.js'
import type { Terminal } from '../../../../adapters/server/terminal/terminal.js'

function saidTo(colours: Partial<Pick<Terminal, 'colours'>>): readonly string[] {
  const said: string[] = []
  const terminal: Terminal = { out: () => undefined, err: (line) => said.push(line), ...colours }
  printErrorMessage(terminal, 'no such folder')
  printMessage(terminal, 'Go on with: --after x')
  return said
}

const PLAIN = ['Error: no such folder', 'Go on with: --after x']

describe('output of a command', () => {
  it.each<[string, boolean, NodeJS.ProcessEnv, boolean]>([
    ['a person', true, {}, true],
    ['a person who wants none', true, { NO_COLOR: '1' }, false],
    ['a terminal that knows none', true, { TERM: 'dumb' }, false],
    ['a file', false, {}, false],
    ['a file of a build machine', false, { CI: 'true' }, false],
    ['a file, with FORCE_COLOR on', false, { FORCE_COLOR: '1' }, true],
    ['a file, with FORCE_COLOR off', false, { FORCE_COLOR: '0' }, false],
  ])('to %s has colours or not (terminal: %s, %j): %s', (_, isTTY, environment, hasColours) => {
    const said = saidTo({ colours: coloursOf({ isTTY }, environment) })
    expect(said.join() !== PLAIN.join()).toBe(hasColours)
  })

  it('has no colours if a program reads it', () => {
    expect(saidTo({})).toEqual(PLAIN)
  })

  it('names the cause of an error', () => {
    const cause = new Error('accounts have an internal error', {
      cause: new TypeError('x is not a function'),
    })
    expect(describeError(cause)).toBe('accounts have an internal error, because of: x is not a function')
    expect(describeError(new Error('one', { cause: 'a word' }))).toBe('one, because of: a word')
    const circle = new Error('again')
    circle.cause = circle
    expect(describeError(circle)).toBe(Array(5).fill('again').join(', because of: '))
    expect(describeError(null)).toBe('null')
  })
})

describe('withoutAddresses', () => {
  it.each([
    ['Key (mail)=(ada@example.org) exists.', 'Key (mail)=((address)) exists.'],
    ['<ada.l@mail.example.org>: refused', '<(address)>: refused'],
    ['"a@b@c.org" and x@y.de', '"(address)" and (address)'],
    ['npm i react@19.3.1', 'npm i (address)'],
    ['at @scope/name, a@b, a@.b, a@b., 1.5@x', 'at @scope/name, a@b, a@.b, a@b., 1.5@x'],
  ])('makes of %j %j', (line, expected) => {
    expect(withoutAddresses(line)).toBe(expected)
  })
})
