import { Kind, parse } from 'graphql'

/** Values of the domain that are not the schema's names in lower case with hyphens. */
const OTHER_VALUES: Readonly<Record<string, string>> = {
  'MemberSortKey.LAST_LOG_IN': 'lastLogin',
  'SubscriptionSortKey.LAST_BILLED': 'lastBilled',
  'SubscriptionSortKey.NEXT_BILLING': 'nextBilling',
  'SubscriptionStatus.PAST_DUE': 'past_due',
}

/** The domain's value for each value of each enum of a schema: `PARTLY_REFUNDED` is `partly-refunded`. */
export const enumValues = (schemaText: string): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    parse(schemaText).definitions.flatMap((definition) =>
      definition.kind === Kind.ENUM_TYPE_DEFINITION
        ? [
            [
              definition.name.value,
              Object.fromEntries(
                (definition.values ?? []).map(({ name: { value } }) => [
                  value,
                  OTHER_VALUES[`${definition.name.value}.${value}`] ??
                    value.toLowerCase().replaceAll('_', '-'),
                ]),
              ),
            ],
          ]
        : [],
    ),
  )
