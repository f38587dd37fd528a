import { describe, expect, it } from '@jest/globals'
import {
  decideVerification,
  FACTOR_WAIT_MS,
  linkStanding,
  logInLinkStanding,
  givesUpAddress,
  mustWait,
  newAddressMail,
  passwordChange,
} from '../../../../core/use-cases/accounts/decide-mail-link.js'
import type {
  LinkHolder,
  LinkStanding,
  MailLink,
  Verification,
} from '../../../../core/use-cases/accounts/decide-mail-link.js'

const NOW = 1_000
const LINK: MailLink = { expiresMs: NOW + 1, browser: 'mine' }
const OVER: MailLink = { ...LINK, expiresMs: NOW }
const PROVEN: LinkHolder = { isVerified: true, isBanned: false }
const NEW: LinkHolder = { isVerified: false, isBanned: false }
const BANNED: LinkHolder = { isVerified: true, isBanned: true }

describe('a link of a mail', () => {
  it.each<[string, MailLink | null, LinkHolder | null, LinkStanding]>([
    ['is valid until its time is over', LINK, NEW, 'valid'],
    ['expires at that moment', OVER, NEW, 'expired'],
    ['is invalid where it was used or never issued', null, PROVEN, 'invalid'],
    ['is invalid without its member', LINK, null, 'invalid'],
    ['is invalid for a banned member, also once it is old', OVER, BANNED, 'invalid'],
  ])('%s', (_, link, holder, expected) => {
    expect(linkStanding(link, holder, NOW)).toBe(expected)
  })

  it.each<[string, MailLink | null, string, LinkStanding]>([
    ['logs in where it was asked for', LINK, 'mine', 'valid'],
    ['logs in nowhere else', LINK, 'another', 'invalid'],
    ['reveals nothing of its age to another browser', OVER, 'another', 'invalid'],
    ['logs in no more once it is old', OVER, 'mine', 'expired'],
    ['logs in no second time', null, 'mine', 'invalid'],
  ])('%s', (_, link, browser, expected) => {
    expect(logInLinkStanding(link, { nowMs: NOW, browser })).toBe(expected)
  })
})

const verified = (account: 'keep' | 'verify' | 'claim', isSameBrowser: boolean): Verification => ({
  tag: 'verified',
  account,
  isSameBrowser,
})

it.each<[string, MailLink | null, LinkHolder | null, string, Verification]>([
  ['keeps the account of the browser that signed up', LINK, NEW, 'mine', verified('verify', true)],
  ['has the reader of another browser set a password', LINK, NEW, 'another', verified('claim', false)],
  ['changes nothing of a proven account', LINK, PROVEN, 'mine', verified('keep', true)],
  ['logs a proven account in nowhere else', LINK, PROVEN, 'another', verified('keep', false)],
  ['is mailed again once it is old', OVER, NEW, 'mine', { tag: 'expired' }],
  ['proves nothing for a banned member', LINK, BANNED, 'mine', { tag: 'invalid' }],
  ['proves nothing twice', null, NEW, 'mine', { tag: 'invalid' }],
])('a verification %s', (_, link, holder, browser, expected) => {
  expect(decideVerification(link, holder, { nowMs: NOW, browser })).toEqual(expected)
})

it('changes access like the link for a new password, and claims an account that was never proven', () => {
  expect(passwordChange('reset', PROVEN)).toBe('reset')
  expect(passwordChange('factor', PROVEN)).toBe('factor-recovered')
  expect(passwordChange('undo', PROVEN)).toBe('email-restored')
  expect(passwordChange('undo', NEW)).toBe('claimed')
})

it('removes a second factor only after a waiting time of the mailbox', () => {
  expect(mustWait(NOW, NOW + FACTOR_WAIT_MS - 1)).toBe(true)
  expect(mustWait(NOW, NOW + FACTOR_WAIT_MS)).toBe(false)
})

it.each<[string, Parameters<typeof newAddressMail>[1], ReturnType<typeof newAddressMail>]>([
  ['the link where the address is free', null, 'link'],
  ['the link where it is their own', { id: 'ada', isBanned: false }, 'link'],
  ['a note to the other holder', { id: 'eve', isBanned: false }, 'note'],
  ['nothing to a banned holder', { id: 'eve', isBanned: true }, 'none'],
])('a request for another address mails %s', (_, holder, expected) => {
  expect(newAddressMail('ada', holder)).toBe(expected)
})

it.each([
  [true, false, true],
  [false, false, false],
  [true, true, false],
])(
  'an account that is unverified (%s) and banned (%s) gives up its address: %s',
  (isUnverified, isBanned, expected) => {
    expect(givesUpAddress({ isUnverified, isBanned })).toBe(expected)
  },
)
