import * as v from 'valibot'
import {
  ACCESS_GROUPS,
  ACCOUNT_FIELD_TYPES,
  CUSTOM_FIELDS,
  DEFAULT_ACCOUNT_SETTINGS,
  FILE_ROOM,
  MEMBER_CAPS,
  PROVIDERS,
  withNumberDefaults,
} from '../../../../core/accounts/index.js'
import type { AccessGroup, AccountField, AccountPlan, MailText } from '../../../../core/accounts/index.js'
import { ACCOUNT_MAIL_KINDS } from '../../../../core/use-cases/accounts/mails/account-mail.js'
import { logInProvider } from '../environment/provider-settings.js'
import {
  count,
  distinct,
  flag,
  list,
  means,
  members,
  must,
  number,
  oneOf,
  optional,
  orNull,
  recordOf,
  text,
  textLike,
  textOf,
  wholeNumber,
} from '../settings-kit.js'

const groupId = textLike(
  'two or more of a-z, 0-9, - and _',
  new RegExp(`^[a-z\\d][a-z\\d_-]{${ACCESS_GROUPS.minIdChars - 1},}$`),
)

const megabytes = wholeNumber(
  FILE_ROOM.minMemberMb,
  `a whole number of megabytes, at least ${FILE_ROOM.minMemberMb}`,
)

const group = v.pipe(
  members({
    id: means('its name in gates and lists', groupId),
    name: means('its name in lists; its id otherwise', v.nullish(text)),
    type: means(
      '`paid`: bought with a product; `admin`: sees everything',
      optional(oneOf(['free', 'paid', 'admin']), 'free'),
    ),
    product: means('the slug of the product that gives a `paid` group', orNull(text)),
  }),
  v.transform((read): AccessGroup => ({ ...read, name: read.name ?? read.id })),
)

const slugOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')

const field = v.pipe(
  members({
    id: means(
      'its id in pages, `data-wf-user-field`',
      textLike(
        'the id that pages name it by, such as "b6f7c1d2e3f4a5b6c7d8e9f0a1b2382d"',
        /^[A-Za-z0-9_]{2,64}$/,
      ),
    ),
    name: means('its label', text),
    slug: means('its name in lists and exports; made from the label otherwise', v.nullish(text)),
    type: means('the type of its value', oneOf(ACCOUNT_FIELD_TYPES)),
    required: means('true if forms must have it', optional(flag, false)),
    minLength: means('the smallest length of a text', orNull(count)),
    maxLength: means('the largest length of a text', orNull(count)),
    min: means('the smallest number; 0 if absent', orNull(number)),
    max: means('the largest number', orNull(number)),
    step: means('the step of a number; 1 if absent', orNull(number)),
    extensions: means(
      'the allowed file extensions, with the dot',
      v.nullish(v.array(text, must('a list')), null),
    ),
    options: means(
      'the choices, each with `slug` and `name`',
      v.nullish(v.array(members({ slug: text, name: text }), must('a list')), null),
    ),
  }),
  v.transform(({ id, name, slug, type, required, ...rules }): AccountField => ({
    id,
    name,
    slug: slugOf(slug ?? name),
    type,
    required,
    rules: withNumberDefaults(type, rules),
  })),
)

/** The maximum number of characters of a mail's text, since a name may stand in it many times. */
const MAX_MAIL_CHARS = 50_000
const mailText = v.pipe(text, v.maxLength(MAX_MAIL_CHARS, `may have at most ${MAX_MAIL_CHARS} characters`))

const mail = v.pipe(
  members({
    subject: means('its subject', mailText),
    text: means('its text, with `{name}`, `{site}` and `{link}`', mailText),
    html: means('its HTML; made from the text otherwise', v.nullish(mailText)),
  }),
  v.transform(({ html, ...rest }): MailText => (html == null ? rest : { ...rest, html })),
)

const known = DEFAULT_ACCOUNT_SETTINGS
const PLANS = Object.keys(MEMBER_CAPS) as AccountPlan[]

/** The accounts of a `vitrine.json` (docs/accounts.md). */
export const accounts = members({
  signUp: means(
    '`invited`: only with the link of an invitation',
    optional(oneOf(['open', 'invited', 'closed']), known.signUp),
  ),
  signUpGroups: means('groups that each new member joins', list(groupId)),
  hidesMembers: means(
    'the form gives the same answer for a taken address, and its owner gets a mail',
    optional(flag, known.hidesMembers),
  ),
  unverifiedDays: means(
    'the days after which an account without a verified address is deleted',
    optional(count, known.unverifiedDays),
  ),
  secondFactor: means(
    '`required`: gates open only for members with an authenticator app',
    optional(oneOf(['optional', 'required']), known.secondFactor),
  ),
  captcha: means(
    'sign-up needs the challenge that forms are set up with ([forms](forms.md))',
    optional(flag, known.captcha),
  ),
  plan: means(
    'caps members: `free` and `starter` 100, `static`, `cms`, `business`, `ecommerce`, `enterprise` 20,000, ' +
      '`unlimited` 100,000; counts for sign-ups, invitations and imports',
    optional(oneOf(PLANS), known.plan),
  ),
  fields: means(
    'up to 20 fields of your own',
    distinct(field, ({ id }) => id, CUSTOM_FIELDS.max),
  ),
  memberFilesMb: means(
    'the limit for files of one member, in megabytes, at least 10',
    optional(megabytes, known.memberFilesMb),
  ),
  allFilesMb: means(
    'the limit for files of all members, in megabytes',
    optional(megabytes, known.allFilesMb),
  ),
  groups: means(
    'up to 20 groups for gates',
    distinct(group, ({ id }) => id, ACCESS_GROUPS.max),
  ),
  providers: means(
    'providers whose accounts members can log in with ([log-in providers](log-in-providers.md))',
    distinct(logInProvider, ({ id }) => id, PROVIDERS.most),
  ),
  language: means(
    'the language of mails: English, German, French, Spanish; otherwise that of the home page',
    orNull(text),
  ),
  mails: means(
    'own texts for `verify`, `resetPassword`, `invite`, `welcome`, `updatedPassword`, `alreadyMember`, ' +
      '`confirmEmail`, `emailChanged`, `logInLink`, `securityChanged`, `deleted` and of ' +
      '[subscriptions](subscriptions.md); `{name}`, `{site}` and `{link}`; a paragraph that is only `{link}` ' +
      'becomes a button',
    recordOf(ACCOUNT_MAIL_KINDS, mail),
  ),
})

const isSiteAddress = (path: string): boolean => /^\/[^?#*]*\*?$/.test(path) && !path.includes('//')

/** One entry of `gates`. */
export const gate = members({
  path: means(
    'its address; a trailing `*` includes all addresses below it',
    textOf('an address of the site such as /members or /members/*', isSiteAddress),
  ),
  groups: means('the groups that may pass; all members if absent', list(groupId)),
  password: means('a password that opens it without an account', orNull(text)),
})
