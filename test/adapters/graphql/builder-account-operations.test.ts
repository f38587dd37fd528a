import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { ACCOUNT_ENDPOINT } from '../../../adapters/graphql/protocol/index.js'
import { NO_RULES } from '../../../core/accounts/index.js'
import type { AccountEntrance, AccountProfile } from '../../../core/ports/accounts/account-gateway.port.js'
import { sessionId, visitorId } from '../../../core/ports/visitor.port.js'
import { money } from '../../../core/money/index.js'
import { NO_ADDRESS } from '../../../core/orders/index.js'
import { ok } from '../../../core/shared/index.js'
import { scriptedBackend } from './support/scripted-backend.js'
import { serveShop } from './support/site.js'
import type { TestSite } from './support/site.js'
import { visitorAt } from './support/post.js'
import type { Post } from './support/post.js'

const NICKNAME = 'b6f7000000000000000000000000382d'
const BEGUN_MS = Date.UTC(2026, 0, 2)
const USER = { id: 'ada', email: 'ada@example.com', name: 'Ada', createdOnMs: BEGUN_MS, emailVerified: true }
const IDENTITY = {
  visitor: visitorId('f'.repeat(32)),
  session: { id: sessionId('e'.repeat(32)), expiresAtMs: BEGUN_MS },
}
const VALUES = {
  name: { tag: 'text', text: 'Ada' },
  'accept-communications': { tag: 'flag', isSet: true },
  [NICKNAME]: { tag: 'text', text: 'Countess' },
  tea: { tag: 'option', slug: 'sencha' },
  picture: { tag: 'file', file: { id: 'file-1', url: '/me.png' } },
} as const

let site: TestSite
let post: Post
const calls: unknown[] = []
const note =
  <T>(name: string, value: T) =>
  async (argument?: unknown) => {
    calls.push([name, argument])
    return ok(value)
  }

const profile: AccountProfile = {
  readFields: async () =>
    ok([
      {
        id: NICKNAME,
        name: 'Nickname',
        slug: 'nickname',
        type: 'PlainText',
        required: true,
        rules: { ...NO_RULES, maxLength: 20 },
      },
    ]),
  readAccount: async () => ok({ id: 'ada', createdOnMs: BEGUN_MS, values: VALUES }),
  updateAccount: note('update', VALUES),
  beginUpload: note('upload', { url: '/bucket', fields: [{ key: 'policy', value: 'p' }], key: 'tmp-1' }),
  readSubscriptions: async () =>
    ok([
      {
        id: 'sub-1',
        productName: 'Tea every month',
        price: money(1250, 'USD'),
        image: null,
        status: 'active',
        lastInvoicedMs: null,
        periodEndMs: BEGUN_MS,
        createdOnMs: BEGUN_MS,
        canceledOnMs: null,
        billingAddress: NO_ADDRESS,
        card: null,
      },
    ]),
  cancelSubscription: note('cancel', undefined),
}
const entrance: AccountEntrance = {
  logIn: note('log-in', { ...IDENTITY, user: USER }),
  logOut: note('log-out', { ...IDENTITY, session: null }),
  signUp: note('sign-up', USER),
  verifyEmail: note('verify', null),
  resetPassword: note('reset', undefined),
  updatePassword: note('password', IDENTITY),
}

beforeAll(async () => {
  const readUser = async () => ok({ id: 'ada', email: USER.email, groups: [] })
  const { open } = scriptedBackend(() => ({}), { readUser })
  site = await serveShop({ open: (visitor) => ({ ...open(visitor), entrance, profile }) })
})
afterAll(() => site.close())
beforeEach(async () => {
  post = await visitorAt(site.url, ACCOUNT_ENDPOINT)
  calls.splice(0)
})

const CREATED_ON = '2026-01-02T00:00:00.000Z'

/** The operations as the builder's own script writes them. */
it.each<[string, string, object, readonly unknown[], object]>([
  [
    'UserLoginRequest',
    'mutation UserLoginRequest($email:String!,$authPassword:String!){usysCreateSession(email:$email,authPassword:' +
      '$authPassword){user{id email createdOn emailVerified __typename}__typename}}',
    { email: 'ada@example.com', authPassword: 'correct horse' },
    [['log-in', { email: 'ada@example.com', password: 'correct horse' }]],
    { user: { id: 'ada', email: 'ada@example.com', createdOn: CREATED_ON, emailVerified: true } },
  ],
  [
    'UserSignupRequest',
    'mutation UserSignupRequest($email:String!,$name:String!,$acceptPrivacy:Boolean,$acceptCommunications:Boolean,' +
      '$authPassword:String!,$inviteToken:String,$captchaToken:String,$redirectPath:String,' +
      '$data:usys_update_user_data){usysCreateUser(email:$email,name:$name,acceptPrivacy:$acceptPrivacy,' +
      'acceptCommunications:$acceptCommunications,authPassword:$authPassword,inviteToken:$inviteToken,' +
      'captchaToken:$captchaToken,' +
      'redirectPath:$redirectPath,data:$data){user{id email name createdOn emailVerified}}}',
    {
      email: 'ada@example.com',
      name: 'Ada',
      acceptPrivacy: true,
      acceptCommunications: true,
      authPassword: 'correct horse',
      inviteToken: 'i1',
      captchaToken: 'c1',
      redirectPath: '/members',
      data: { plainText: [{ id: NICKNAME, value: 'Countess' }] },
    },
    [
      [
        'sign-up',
        {
          email: 'ada@example.com',
          name: 'Ada',
          acceptPrivacy: true,
          acceptCommunications: true,
          password: 'correct horse',
          inviteToken: 'i1',
          captchaToken: 'c1',
          redirectPath: '/members',
          entries: [{ id: NICKNAME, type: 'PlainText', value: { tag: 'text', text: 'Countess' } }],
        },
      ],
    ],
    { user: { name: 'Ada', emailVerified: true } },
  ],
  [
    'UserLogoutRequest',
    'mutation UserLogoutRequest{usysDestroySession{ok}}',
    {},
    [['log-out', undefined]],
    { ok: true },
  ],
  [
    'UserResetPasswordRequest',
    'mutation UserResetPasswordRequest($email:String!){usysResetPassword(email:$email){ok}}',
    { email: 'ada@example.com' },
    [['reset', 'ada@example.com']],
    { ok: true },
  ],
  [
    'UserUpdatePasswordRequest',
    'mutation UserUpdatePasswordRequest($authPassword:String!,$token:String!){usysUpdatePassword(authPassword:' +
      '$authPassword,token:$token){ok}}',
    { authPassword: 'battery staple', token: 't1' },
    [['password', { password: 'battery staple', token: 't1' }]],
    { ok: true },
  ],
  [
    'UserVerifyEmail',
    'mutation UserVerifyEmail($verifyToken:String!,$redirectPath:String){usysVerifyEmail(verifyToken:$verifyToken,' +
      'redirectPath:$redirectPath){ok}}',
    { verifyToken: 'v1', redirectPath: '/members' },
    [['verify', { token: 'v1', redirectPath: '/members' }]],
    { ok: true },
  ],
  [
    'UpdateUsysUserData',
    'mutation UpdateUsysUserData($data:usys_update_user_data!){usysUpdateUserData(data:$data){data{name:plainText(' +
      `id:"name")acceptCommunications:bool(id:"accept-communications")f_${NICKNAME}:plainText(id:"${NICKNAME}")` +
      'f_tea:option(id:"tea"){slug}f_picture:fileRef(id:"picture"){id}}}}',
    {
      data: {
        plainText: [
          { id: 'name', value: 'Ada' },
          { id: NICKNAME, value: null },
        ],
        bool: [{ id: 'acceptCommunications', value: true }],
        fileRef: [{ id: 'picture' }],
      },
    },
    [
      [
        'update',
        expect.arrayContaining([
          { id: 'name', type: 'PlainText', value: { tag: 'text', text: 'Ada' } },
          { id: NICKNAME, type: 'PlainText', value: { tag: 'empty' } },
          { id: 'accept-communications', type: 'Bool', value: { tag: 'flag', isSet: true } },
        ]),
      ],
    ],
    {
      data: {
        name: 'Ada',
        acceptCommunications: true,
        [`f_${NICKNAME}`]: 'Countess',
        f_tea: { slug: 'sencha' },
        f_picture: { id: 'file-1' },
      },
    },
  ],
  [
    'CancelSiteUserSubscription',
    'mutation CancelSiteUserSubscription($subscriptionId:String!){ecommerceCancelSubscriptionForSiteUser(' +
      'subscriptionId:$subscriptionId){ok}}',
    { subscriptionId: 'sub-1' },
    [['cancel', 'sub-1']],
    { ok: true },
  ],
  [
    'getUploadURL',
    'mutation getUploadURL($fieldId:String!,$filename:String!){usysGetUploadURL(fieldId:$fieldId,filename:$filename)' +
      '{presignedPOST{url fields{key value}}key}}',
    { fieldId: 'picture', filename: 'me.png' },
    [['upload', { fieldId: 'picture', filename: 'me.png' }]],
    { presignedPOST: { url: '/bucket', fields: [{ key: 'policy', value: 'p' }] }, key: 'tmp-1' },
  ],
  [
    'FetchUser',
    'query FetchUser{site{id siteUser{id createdOn data{email:email(id:"email")name:plainText(id:"name")' +
      `acceptPrivacy:bool(id:"accept-privacy")f_${NICKNAME}:plainText(id:"${NICKNAME}")f_tea:option(id:"tea"){slug}` +
      'f_picture:fileRef(id:"picture"){url id}}}}}',
    {},
    [],
    {
      siteUser: {
        id: 'ada',
        createdOn: CREATED_ON,
        data: {
          email: null,
          name: 'Ada',
          acceptPrivacy: null,
          [`f_${NICKNAME}`]: 'Countess',
          f_tea: { slug: 'sencha' },
          f_picture: { url: '/me.png', id: 'file-1' },
        },
      },
    },
  ],
  [
    'GetFieldValidations',
    'query GetFieldValidations{site{id usysFieldSchema{id required validations{minLength maxLength min max step ' +
      'extensions options{slug name}}}}}',
    {},
    [],
    {
      usysFieldSchema: [
        { id: NICKNAME, required: true, validations: { minLength: null, maxLength: 20, options: null } },
      ],
    },
  ],
  [
    'FetchSubscriptions',
    'query FetchSubscriptions{database{id userSubscriptions{_id productName variantPrice{string unit value}' +
      'variantImage{url alt}status lastInvoiced periodEnd subCreatedOn canceledOn billingAddressAddressee cardLast4}}}',
    {},
    [],
    {
      userSubscriptions: [
        {
          _id: 'sub-1',
          productName: 'Tea every month',
          variantPrice: { string: '$12.50', unit: 'USD', value: 1250 },
          variantImage: null,
          status: 'active',
          periodEnd: CREATED_ON,
          subCreatedOn: CREATED_ON,
          canceledOn: null,
        },
      ],
    },
  ],
])(
  '%s is understood as the builder’s script writes it',
  async (operationName, query, variables, called, answer) => {
    const { body } = await post([{ operationName, variables, query }])
    expect(body).toMatchObject([{ data: { [/\{(\w+)/.exec(query)?.[1] ?? '']: answer } }])
    expect(calls).toEqual(called)
  },
)
