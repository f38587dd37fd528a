import {
  ACCESS_GROUPS,
  ACCOUNT_FIELD_TYPES,
  CUSTOM_FIELDS,
  DEFAULT_ACCOUNT_SETTINGS,
  FILE_ROOM,
  MEMBER_CAPS,
  withNumberDefaults,
  PROVIDERS,
} from '../../../core/accounts/index.js'
import type {
  AccessGroup,
  AccountField,
  AccountFieldOption,
  AccountPlan,
  AccountSettings,
  Gate,
  MailText,
} from '../../../core/accounts/index.js'
import { readCount } from './amounts.js'
import { readLogInProvider } from './provider-settings.js'
import { UNREADABLE, whole } from './settings-reader.js'
import type { Read, SettingsReader } from './settings-reader.js'

const oneOf = <T extends string>(reader: SettingsReader, known: readonly T[]): Read<T> =>
  reader.read((value) => known.find((one) => one === value), `one of ${known.join(', ')}`)

const readFlag = (reader: SettingsReader): Read<boolean> =>
  reader.read((value) => (typeof value === 'boolean' ? value : undefined), 'true or false')

const readNumber = (reader: SettingsReader): Read<number> =>
  reader.read(
    (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
    'a number',
  )

const readMegabytes = (reader: SettingsReader): Read<number> =>
  reader.read(
    (value) =>
      Number.isInteger(value) && Number(value) >= FILE_ROOM.minMemberMb ? Number(value) : undefined,
    `a whole number of megabytes, at least ${FILE_ROOM.minMemberMb}`,
  )

const orNull = <T>(reader: SettingsReader, read: (reader: SettingsReader) => Read<T>): Read<T | null> =>
  reader.optional<T | null>(null, read)

/** A list whose members have ids of their own, and not too many of them. */
function distinct<T>(
  reader: SettingsReader,
  items: Read<readonly T[]>,
  idOf: (item: T) => string,
  most: number,
): Read<readonly T[]> {
  if (items === UNREADABLE) return UNREADABLE
  if (items.length > most) return reader.fail(`may have at most ${most} entries`)
  const ids = items.map(idOf)
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index)
  return repeated === undefined ? items : reader.fail(`names ${repeated} twice`)
}

const readGroupId = (reader: SettingsReader): Read<string> =>
  reader.read(
    (value) =>
      typeof value === 'string' &&
      value.length >= ACCESS_GROUPS.shortestId &&
      /^[a-z\d][a-z\d_-]*$/.test(value)
        ? value
        : undefined,
    'two or more of a-z, 0-9, - and _',
  )

function readGroup(reader: SettingsReader): Read<AccessGroup> {
  const members = reader.members(['id', 'name', 'type', 'product'])
  if (members === UNREADABLE) return UNREADABLE
  const id = readGroupId(members.id)
  return whole<AccessGroup>({
    id,
    name: members.name.optional(id === UNREADABLE ? '' : id, (name) => name.text()),
    type: members.type.optional<AccessGroup['type']>('free', (type) =>
      oneOf(type, ['free', 'paid', 'admin']),
    ),
    product: orNull(members.product, (product) => product.text()),
  })
}

function readOption(reader: SettingsReader): Read<AccountFieldOption> {
  const members = reader.members(['slug', 'name'])
  if (members === UNREADABLE) return UNREADABLE
  return whole<AccountFieldOption>({ slug: members.slug.text(), name: members.name.text() })
}

const RULES = ['minLength', 'maxLength', 'min', 'max', 'step', 'extensions', 'options'] as const

function readRules(
  members: Readonly<Record<(typeof RULES)[number], SettingsReader>>,
): Read<AccountField['rules']> {
  return whole<AccountField['rules']>({
    minLength: orNull(members.minLength, readCount),
    maxLength: orNull(members.maxLength, readCount),
    min: orNull(members.min, readNumber),
    max: orNull(members.max, readNumber),
    step: orNull(members.step, readNumber),
    extensions: orNull(members.extensions, (reader) => reader.list((entry) => entry.text())),
    options: orNull(members.options, (reader) => reader.list(readOption)),
  })
}

function readField(reader: SettingsReader): Read<AccountField> {
  const members = reader.members(['id', 'name', 'slug', 'type', 'required', ...RULES])
  if (members === UNREADABLE) return UNREADABLE
  const name = members.name.text()
  const type = oneOf(members.type, ACCOUNT_FIELD_TYPES)
  const rules = readRules(members)
  const slug = members.slug.optional(name === UNREADABLE ? '' : name, (one) => one.text())
  return whole<AccountField>({
    id: members.id.read(
      (value) => (typeof value === 'string' && /^\w{2,64}$/.test(value) ? value : undefined),
      'the id that pages name it by, such as "b6f7c1d2e3f4a5b6c7d8e9f0a1b2382d"',
    ),
    name,
    slug:
      slug === UNREADABLE
        ? UNREADABLE
        : slug
            .trim()
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]+/gu, '-'),
    type,
    required: members.required.optional(false, readFlag),
    rules: type === UNREADABLE || rules === UNREADABLE ? UNREADABLE : withNumberDefaults(type, rules),
  })
}

function readMail(reader: SettingsReader): Read<MailText> {
  const members = reader.members(['subject', 'text', 'html'])
  if (members === UNREADABLE) return UNREADABLE
  const html = orNull(members.html, (text) => text.text())
  const mail = whole<MailText>({ subject: members.subject.text(), text: members.text.text() })
  if (mail === UNREADABLE || html === UNREADABLE) return UNREADABLE
  return html === null ? mail : { ...mail, html }
}

/** The accounts of a `vitrine.json` (docs/accounts.md). */
export function readAccountSettings(reader: SettingsReader): Read<AccountSettings> {
  const members = reader.members([
    'signUp',
    'signUpGroups',
    'hidesMembers',
    'unverifiedDays',
    'secondFactor',
    'captcha',
    'plan',
    'fields',
    'memberFilesMb',
    'allFilesMb',
    'groups',
    'providers',
    'language',
    'mails',
  ])
  if (members === UNREADABLE) return UNREADABLE
  const known = DEFAULT_ACCOUNT_SETTINGS
  const groups = members.groups.list(readGroup)
  return whole<AccountSettings>({
    signUp: members.signUp.optional(known.signUp, (one) => oneOf(one, ['open', 'invited', 'closed'])),
    signUpGroups: members.signUpGroups.list(readGroupId),
    hidesMembers: members.hidesMembers.optional(known.hidesMembers, readFlag),
    unverifiedDays: members.unverifiedDays.optional(known.unverifiedDays, readCount),
    secondFactor: members.secondFactor.optional(known.secondFactor, (one) =>
      oneOf(one, ['optional', 'required']),
    ),
    captcha: members.captcha.optional(known.captcha, readFlag),
    plan: members.plan.optional<AccountPlan>(known.plan, (plan) =>
      oneOf(plan, Object.keys(MEMBER_CAPS) as AccountPlan[]),
    ),
    fields: distinct(members.fields, members.fields.list(readField), ({ id }) => id, CUSTOM_FIELDS.most),
    memberFilesMb: members.memberFilesMb.optional(known.memberFilesMb, readMegabytes),
    allFilesMb: members.allFilesMb.optional(known.allFilesMb, readMegabytes),
    groups: distinct(members.groups, groups, ({ id }) => id, ACCESS_GROUPS.most),
    providers: distinct(
      members.providers,
      members.providers.list(readLogInProvider),
      ({ id }) => id,
      PROVIDERS.most,
    ),
    language: orNull(members.language, (language) => language.text()),
    mails: members.mails.record(readMail),
  })
}

/** One entry of `gates`. */
export function readGate(reader: SettingsReader): Read<Gate> {
  const members = reader.members(['path', 'groups', 'password'])
  if (members === UNREADABLE) return UNREADABLE
  return whole<Gate>({
    path: members.path.read(
      (value) =>
        typeof value === 'string' && /^\/[^?#*]*\*?$/.test(value) && !value.includes('//')
          ? value
          : undefined,
      'an address of the site such as /members or /members/*',
    ),
    groups: members.groups.list(readGroupId),
    password: orNull(members.password, (password) => password.text()),
  })
}
