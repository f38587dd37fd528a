import type { WantedOption } from '../../../../core/catalog/index.js'
import { badInput, plural } from '../../../../core/shared/index.js'
import type { OwnerFailure } from '../../../../core/shared/index.js'
import type { VariantInUse } from '../../../../core/use-cases/owner/catalogue/change-options.js'
import type { NamedOptionsFailure } from '../../../../core/use-cases/owner/catalogue/named-product-options.js'
import { plainLine } from '../plain-words.js'

/** A variant that a change of options would remove, with its stock and its orders. */
export const inUseLine = ({ name, left, orders }: VariantInUse): string =>
  plainLine(
    `  ${name}: ${[
      ...(left !== null && left > 0 ? [`${plural(left, 'piece')} in stock`] : []),
      ...(orders > 0 ? [`in ${plural(orders, 'order')}`] : []),
    ].join(', ')}`,
  )

/** The refusal of a change that would remove variants in use. */
export const variantsInUse = (inUse: readonly VariantInUse[]): OwnerFailure =>
  badInput(
    'Nothing was changed. These variants would go, and are in use:',
    ...inUse.map(inUseLine),
    '--remove-used removes them from sale; orders keep what they have.',
  )

/** The reason why the options of a product were not changed. */
export function optionsFailure(name: string, failure: NamedOptionsFailure): OwnerFailure {
  switch (failure.tag) {
    case 'no-product':
      return badInput(
        `The catalogue has no product "${plainLine(name)}".`,
        '`vitrine products list` shows all.',
      )
    case 'not-in-file':
      return badInput(`catalogue.csv has no product "${failure.slug}".`)
    case 'refused':
      return badInput(failure.problem.message)
  }
}

/** The options of a product, each with its values. */
export const optionLines = (options: readonly WantedOption[]): readonly string[] =>
  options.length === 0
    ? ['The product has no options.']
    : options.map(({ name, values }) => plainLine(`${name}: ${values.map((value) => value.name).join(', ')}`))
