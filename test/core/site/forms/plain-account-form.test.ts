import { describe, expect, it } from '@jest/globals'
import { recognisePlainForm } from '../../../../core/site/index.js'
import type { PlainField } from '../../../../core/site/index.js'

/** Fields by their types; a text after a colon is their label. */
const fieldsOf = (...written: readonly string[]): readonly PlainField[] =>
  written.map((each) => {
    const [type = '', words = ''] = each.split(':')
    return { type, words }
  })
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
    ['signup', ['text:User name', ...ENTRY], ['Sign up']],
    ['signup', [...ENTRY, 'password'], ['Sign up']],
    ['login', ['text:Your e-mail', 'password'], ['Log in']],
    ['login', ['text:Benutzername', 'password'], ['Anmelden']],
    // Its name and its button say nothing; its heading or the title of the page does.
    ['login', ENTRY, ['Email Form', 'Submit', 'Sign in to your account', 'Museum']],
    ['login', ENTRY, ['Email Form', 'Submit', '', 'Login | Museum']],
    ['login', ENTRY, ['Email Form', 'Continue', 'Welcome back']],
    [null, ENTRY, ['Email Form', 'Submit', 'Contact']],
    [null, ENTRY, ['Log in or sign up']],
    // These ask for more than an account keeps, or for something else.
    [null, ['text', ...ENTRY], ['Log in']],
    [null, ['text', 'text', ...ENTRY], ['Sign up']],
    [null, [...ENTRY, 'password'], ['Log in']],
    [null, [...ENTRY, 'password', 'password'], ['Sign up']],
    [null, ['email', ...ENTRY], ['Sign up']],
    [null, [...ENTRY, 'select'], ['Sign up']],
    [null, ['text:User name', 'password'], ['Sign up']],
    [null, ['text:Number', 'password'], ['Log in']],
    [null, ['password'], ['Log in']],
    [null, ['email'], ['Sign up']],
  ])('is recognised as %o with %o and %o', (purpose, fields, clues) => {
    expect(recognisePlainForm({ fields: fieldsOf(...fields), clues })?.purpose ?? null).toBe(purpose)
  })

  it('has its fields recognised', () => {
    expect(
      recognisePlainForm({
        fields: fieldsOf('text:Name', 'text:E-mail', 'password', 'checkbox', 'password'),
        clues: ['Create your account'],
      }),
    ).toEqual({ purpose: 'signup', address: 1, asksForUserName: false, name: 0, repeated: 4 })
    expect(
      recognisePlainForm({ fields: fieldsOf('text:Username', 'password'), clues: ['Member login'] }),
    ).toEqual({ purpose: 'login', address: 0, asksForUserName: true, name: null, repeated: null })
  })

  it.each([
    ['ログイン', '会員登録'],
    ['登录', '注册'],
    ['登入', '註冊帳號'],
    ['로그인', '회원가입'],
    ['Войти', 'Регистрация'],
    ['Увійти', 'Зареєструватися'],
    ['Accedi', 'Registrati'],
    ['Entra', 'Crea il tuo account'],
    ['Entrar', 'Cadastre-se'],
    ['Iniciar sesión', 'Crear una cuenta'],
    ['Se connecter', 'Créer un compte'],
    ['Inloggen', 'Account aanmaken'],
    ['Zaloguj się', 'Załóż konto'],
    ['Přihlásit se', 'Vytvořit účet'],
    ['Logga in', 'Skapa ett konto'],
    ['Log ind', 'Opret en konto'],
    ['Logg inn', 'Opprett en konto'],
    ['Kirjaudu sisään', 'Luo uusi tili'],
    ['Giriş yap', 'Kayıt ol'],
    ['Ienākt', 'Reģistrēties'],
    ['Autentificare', 'Înregistrare'],
    ['Σύνδεση', 'Εγγραφή'],
    ['התחברות', 'הרשמה'],
    ['تسجيل الدخول', 'إنشاء حساب'],
  ])('is recognised by its button in many languages: %s, %s', (logIn, signUp) => {
    const purposes = [logIn, signUp].map((clue) =>
      recognisePlainForm({ fields: fieldsOf(...ENTRY), clues: ['Email Form', clue] }),
    )
    expect(purposes.map((found) => found?.purpose)).toEqual(['login', 'signup'])
  })

  it.each([
    'メールアドレス',
    '电子邮件',
    '電子郵件',
    'Почта',
    'Пошта',
    '이메일',
    'Courriel',
    'Correo',
    'e-pasts',
    'E-posta',
    'Mail',
  ])('has the address in a field with a matching label in any language: %s', (label) => {
    const fields = fieldsOf(`text:${label}`, 'password')
    expect(recognisePlainForm({ fields, clues: ['Login'] })).toMatchObject({ asksForUserName: false })
  })

  it.each(['Contact', 'Email Form', 'Central entry', 'Dispatch', 'Newsletter', 'Выходные', 'Enter the draw'])(
    'is not recognised by words that contain such words: %s',
    (clue) => {
      expect(recognisePlainForm({ fields: fieldsOf(...ENTRY), clues: [clue] })).toBeNull()
    },
  )
})
