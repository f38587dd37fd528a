import { describe, expect, it } from '@jest/globals'
import { buildSchema, getNamedType } from 'graphql'
import type { GraphQLInputObjectType, GraphQLInputType } from 'graphql'
import {
  accessTable,
  fieldsWithProof,
  guardFields,
} from '../../../../../adapters/server/graphql/owner/access.js'
import { MUTATION_ENTRIES } from '../../../../../adapters/server/graphql/owner/mutation-entries.js'
import { auditedInTests } from '../../../../support/owner/audit-evidence.js'
import { OWNER_PROOF_MS } from '../../../../../core/owners/index.js'
import { ownerSchema } from '../../../../../adapters/server/graphql/owner/owner-schema.js'

/** Each field of the owner's API with the least right that it asks for: a new field has to be added here. */
const TABLE = {
  'Query.session': 'anyone',
  'Query.home': 'read-only',
  'Query.orders': 'read-only',
  'Query.order': 'read-only',
  'Query.returns': 'read-only',
  'Query.mails': 'read-only',
  'Query.mailTemplates': 'read-only',
  'Query.mailPreview': 'read-only',
  'Query.mailText': 'read-only',
  'Query.products': 'read-only',
  'Query.product': 'read-only',
  'Query.discounts': 'read-only',
  'Query.discount': 'read-only',
  'Query.subscriptions': 'read-only',
  'Query.subscription': 'read-only',
  'Query.forms': 'read-only',
  'Query.formEntries': 'read-only',
  'Query.formEntry': 'read-only',
  'Query.files': 'read-only',
  'Query.fileOrders': 'read-only',
  'Query.fileRoom': 'read-only',
  'Query.health': 'read-only',
  'Query.backupCommand': 'owner',
  'Query.jobs': 'read-only',
  'Query.events': 'read-only',
  'Query.webhookEndpoints': 'read-only',
  'Query.members': 'read-only',
  'Query.member': 'read-only',
  'Query.memberGroups': 'read-only',
  'Query.invitations': 'read-only',
  'Query.audit': 'read-only',
  'Query.collections': 'read-only',
  'Query.collection': 'read-only',
  'Query.settings': 'owner',
  'Query.owners': 'owner',
  'Query.access': 'self',
  'Mutation.signIn': 'anyone',
  'Mutation.useCode': 'anyone',
  'Mutation.beginPasskeySignIn': 'anyone',
  'Mutation.signInWithPasskey': 'anyone',
  'Mutation.signOut': 'self',
  'Mutation.endSession': 'self',
  'Mutation.changePassword': 'self',
  'Mutation.beginPasskey': 'self',
  'Mutation.addPasskey': 'self',
  'Mutation.removePasskey': 'self',
  'Mutation.beginSecondFactor': 'self',
  'Mutation.turnOnSecondFactor': 'self',
  'Mutation.turnOffSecondFactor': 'self',
  'Mutation.fulfilOrder': 'staff',
  'Mutation.cancelOrder': 'staff',
  'Mutation.refundOrder': 'staff',
  'Mutation.captureOrder': 'staff',
  'Mutation.moveReturn': 'staff',
  'Mutation.noteOrder': 'staff',
  'Mutation.sendDownloads': 'staff',
  'Mutation.retryMails': 'staff',
  'Mutation.runJob': 'staff',
  'Mutation.replayEvents': 'staff',
  'Mutation.rotateWebhookSecret': 'owner',
  'Mutation.editProductFile': 'staff',
  'Mutation.moveProduct': 'staff',
  'Mutation.addVariant': 'staff',
  'Mutation.importMembers': 'staff',
  'Query.membersImport': 'staff',
  'Mutation.changeOptions': 'staff',
  'Mutation.importCatalogue': 'staff',
  'Query.productFile': 'read-only',
  'Mutation.removeFile': 'staff',
  'Mutation.markEntries': 'staff',
  'Mutation.replyToEntry': 'staff',
  'Mutation.cancelSubscription': 'staff',
  'Mutation.inviteMember': 'staff',
  'Mutation.noteMember': 'staff',
  'Mutation.changeMemberGroups': 'staff',
  'Mutation.banMember': 'staff',
  'Mutation.logMemberOut': 'staff',
  'Mutation.startInvitations': 'staff',
  'Mutation.stopInvitations': 'staff',
  'Mutation.deliverStock': 'staff',
  'Mutation.countStock': 'staff',
  'Mutation.editProduct': 'staff',
  'Mutation.editCollection': 'staff',
  'Mutation.createDiscount': 'staff',
  'Mutation.editDiscount': 'staff',
  'Mutation.endDiscount': 'staff',
  'Mutation.editMailText': 'owner',
  'Mutation.changeSettings': 'owner',
  'Mutation.undoSettings': 'owner',
  'Mutation.inviteOwner': 'owner',
  'Mutation.changeOwnerRole': 'owner',
  'Mutation.removeOwner': 'owner',
}

/** Mutations that change nothing: another one completes them. */
const WITHOUT_ENTRY = Object.entries(MUTATION_ENTRIES).flatMap(([name, entry]) =>
  entry === null ? [name] : [],
)

const getNamedInput = (type: GraphQLInputType) => getNamedType(type) as GraphQLInputObjectType

type Role = 'owner' | 'staff' | 'read-only' | null

describe('the rights of the fields of the owner’s API', () => {
  const schema = ownerSchema()
  const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
    Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const),
  )

  it('are those of the table', () => {
    expect(accessTable(schema)).toEqual(TABLE)
  })

  it('include an entry of the audit log for every change, each with a test', () => {
    const isSeen = auditedInTests()
    expect(Object.keys(MUTATION_ENTRIES).sort()).toEqual(
      Object.keys(schema.getMutationType()!.getFields()).sort(),
    )
    const entries = Object.values(MUTATION_ENTRIES).filter((entry) => entry !== null)
    expect(entries.filter((entry) => !isSeen(entry))).toEqual([])
    expect(WITHOUT_ENTRY).toEqual(['beginPasskeySignIn', 'beginPasskey', 'beginSecondFactor'])
  })

  it('include a key for every change of a person, so that a repeated request changes nothing twice', () => {
    const keyed = (name: string): boolean => {
      const field = schema.getMutationType()!.getFields()[name]!
      const input = field.args.find(({ name: arg }) => arg === 'input')
      const fieldsOf = input === undefined ? [] : Object.keys(getNamedInput(input.type).getFields())
      return field.args.some(({ name: arg }) => arg === 'key') || fieldsOf.includes('key')
    }
    const asked = Object.entries(TABLE).flatMap(([field, role]) =>
      field.startsWith('Mutation.') && role !== 'anyone' ? [field.slice('Mutation.'.length)] : [],
    )
    const begin = [...WITHOUT_ENTRY, 'signOut']
    expect(asked.filter((name) => !begin.includes(name) && !keyed(name))).toEqual([])
  })

  it('require a recent sign-in if they admit more people or add more ways to sign in', async () => {
    const withProof = [
      'Mutation.beginPasskey',
      'Mutation.addPasskey',
      'Mutation.beginSecondFactor',
      'Mutation.rotateWebhookSecret',
      'Mutation.changeSettings',
      'Mutation.undoSettings',
      'Mutation.inviteOwner',
      'Mutation.changeOwnerRole',
      'Mutation.removeOwner',
    ]
    expect(fieldsWithProof(schema)).toEqual(withProof)
    const codeAfter = async (name: string, sinceMs: number): Promise<unknown> => {
      const context = {
        current: { owner: { role: 'owner' }, sessionId: 's', signedInMs: 1000 },
        services: { realm: { clock: { wallTime: () => 1000 + sinceMs } } },
      }
      const field = fields.find(([known]) => known === name)![1]
      const thrown: unknown = await (async () => field.resolve!({}, {}, context, {} as never))().catch(
        (error: unknown) => error,
      )
      return (thrown as { readonly extensions?: { readonly code?: string } } | undefined)?.extensions?.code
    }
    for (const name of withProof)
      expect([await codeAfter(name, OWNER_PROOF_MS), await codeAfter(name, OWNER_PROOF_MS - 1)]).toEqual([
        'PROOF_NEEDED',
        undefined,
      ])
  })

  /** The code with which a field refuses a role before it runs; 'open' where it runs. */
  async function answerOf(name: string, role: Role): Promise<string> {
    const field = fields.find(([known]) => known === name)![1]
    const context = { current: role === null ? null : { owner: { role }, sessionId: 's' } }
    try {
      // A field that runs finds no services here, and fails with an error without a code.
      await field.resolve!({}, {}, context, {} as never)
      return 'open'
    } catch (thrown) {
      const { extensions } = thrown as { readonly extensions?: { readonly code?: string } }
      return extensions?.code ?? 'open'
    }
  }

  it.each(Object.entries(TABLE))('hold for every role: %s is for %s', async (name, level) => {
    const roles: readonly Role[] = [null, 'read-only', 'staff', 'owner']
    const least = { anyone: 0, self: 1, 'read-only': 1, staff: 2, owner: 3 }[level] ?? 9
    expect(await Promise.all(roles.map((role) => answerOf(name, role)))).toEqual(
      roles.map((_, at) => (at >= least ? 'open' : at === 0 ? 'UNAUTHENTICATED' : 'FORBIDDEN')),
    )
  })

  it('have to be declared: a field without a role stops the start', () => {
    const bare = buildSchema('type Query { a: Int } type Mutation { b: Int }')
    expect(() => guardFields(bare)).toThrow("Query.a of the owner's schema has no @access.")
  })
})
