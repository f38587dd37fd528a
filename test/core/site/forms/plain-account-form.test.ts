import { describe, expect, it } from '@jest/globals'
import { purposeOfPlainForm } from '../../../../core/site/index.js'

const ENTRY = ['email', 'password']

describe('a form that asks for a password', () => {
  it.each<[string | null, readonly string[], readonly string[]]>([
    ['login', ENTRY, ['Log In Form']],
    ['login', ENTRY, ['wf-form-loginForm', 'Submit']],
    ['login', [...ENTRY, 'checkbox'], ['Email Form', 'Sign in']],
    ['login', ENTRY, ['Formular', 'Anmelden']],
    ['signup', ENTRY, ['Email Form', 'Sign up']],
    ['signup', ['text', ...ENTRY, 'checkbox'], ['', 'Create an account']],
    ['signup', ENTRY, ['Registrieren', 'Log in']],
    // Its name and its button say nothing; the title of the page does.
    ['login', ENTRY, ['Email Form', 'Submit', 'Login | Museum']],
    [null, ENTRY, ['Email Form', 'Submit', 'Contact']],
    [null, ENTRY, ['Log in or sign up']],
    // These ask for more than an account keeps, or for something else.
    [null, ['text', ...ENTRY], ['Log in']],
    [null, ['text', 'text', ...ENTRY], ['Sign up']],
    [null, [...ENTRY, 'password'], ['Sign up']],
    [null, [...ENTRY, 'select'], ['Sign up']],
    [null, ['password'], ['Log in']],
    [null, ['email'], ['Sign up']],
  ])('is taken for %o with %o and %o', (purpose, fields, clues) => {
    expect(purposeOfPlainForm({ fields, clues })).toBe(purpose)
  })
})
