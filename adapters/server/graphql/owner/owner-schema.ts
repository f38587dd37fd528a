import type { GraphQLSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { OWNER_SCHEMA_TEXT } from '../../../graphql/protocol/owner/server.js'
import { countLists } from '../limits/counted-lists.js'
import { makeOnce } from '../resolvers/make-once.js'
import { guardFields } from './access.js'
import { catalogueFileMutations, catalogueFileQueries } from './resolvers/catalogue-file-resolvers.js'
import { collectionMutations, collectionQueries } from './resolvers/collection-resolvers.js'
import { discountMutations, discountQueries } from './resolvers/discount-resolvers.js'
import { fileQueries, removeFileMutation } from './resolvers/file-resolvers.js'
import { formMutations, formQueries } from './resolvers/form-resolvers.js'
import { backupCommandQuery, healthQuery } from './resolvers/health-resolvers.js'
import {
  eventsQuery,
  replayEvents,
  rotateWebhookSecret,
  webhookEndpointsQuery,
} from './resolvers/event-resolvers.js'
import { jobsQuery, runJob } from './resolvers/job-resolvers.js'
import { homeQuery } from './resolvers/home-resolvers.js'
import { listQueries } from './resolvers/list-resolvers.js'
import { importMembersMutation, membersImportQuery } from './resolvers/member-import-resolvers.js'
import { memberMutations, memberQueries } from './resolvers/member-resolvers.js'
import { orderMutations, orderQueries } from './resolvers/order-resolvers.js'
import type { OwnerMutationName } from './mutation-entries.js'
import { enumValues } from './owner-enums.js'
import { ownerScalars } from './owner-scalars.js'
import type { OwnerContext } from './owner-services.js'
import { ownAccessMutations, peopleMutations, peopleQueries } from './resolvers/people-resolvers.js'
import { productMutations, productQueries } from './resolvers/product-resolvers.js'
import { editMailTextMutation, mailTextQueries } from './resolvers/mail-text-resolvers.js'
import { moveReturnMutation, orderReturns, returnsQuery } from './resolvers/return-resolvers.js'
import { sessionQuery, signInMutations } from './resolvers/sign-in-resolvers.js'
import { settingsMutations, settingsQuery } from './resolvers/settings-resolvers.js'
import { subscriptionMutations, subscriptionQueries } from './resolvers/subscription-resolvers.js'
import { retryMails, stockMutations } from './resolvers/stock-resolvers.js'

/**
 * The owner's schema with its resolvers, each guarded by its field's access level. It is the same for all
 * sites and takes a quarter of a second to make, so it is made on first use and kept.
 */
export const ownerSchema = makeOnce((): GraphQLSchema => {
  const schema = createSchema<OwnerContext>({
    typeDefs: OWNER_SCHEMA_TEXT,
    resolvers: {
      ...ownerScalars,
      ...enumValues(OWNER_SCHEMA_TEXT),
      Query: {
        session: sessionQuery,
        home: homeQuery,
        ...orderQueries,
        returns: returnsQuery,
        ...productQueries,
        ...catalogueFileQueries,
        ...discountQueries,
        ...listQueries,
        ...memberQueries,
        membersImport: membersImportQuery,
        ...mailTextQueries,
        ...peopleQueries,
        ...formQueries,
        ...fileQueries,
        ...subscriptionQueries,
        health: healthQuery,
        backupCommand: backupCommandQuery,
        jobs: jobsQuery,
        events: eventsQuery,
        webhookEndpoints: webhookEndpointsQuery,
        settings: settingsQuery,
        ...collectionQueries,
      },
      Order: { returns: orderReturns },
      Mutation: {
        ...signInMutations,
        ...ownAccessMutations,
        ...orderMutations,
        moveReturn: moveReturnMutation,
        ...stockMutations,
        ...productMutations,
        ...catalogueFileMutations,
        ...discountMutations,
        retryMails,
        runJob,
        replayEvents,
        rotateWebhookSecret,
        ...formMutations,
        removeFile: removeFileMutation,
        ...subscriptionMutations,
        ...memberMutations,
        importMembers: importMembersMutation,
        ...settingsMutations,
        editMailText: editMailTextMutation,
        ...collectionMutations,
        ...peopleMutations,
      } satisfies Readonly<Record<OwnerMutationName, unknown>>,
    },
  })
  guardFields(schema)
  countLists(schema)
  return schema
})
