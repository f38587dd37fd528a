import type { WantedOption } from '../../../../core/catalog/index.js'
import { badInput, err, ok, plural } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import type { VariantInUse } from '../../../../core/use-cases/owner/catalogue/change-options.js'
import type {
  NamedOptions,
  NamedOptionsFailure,
} from '../../../../core/use-cases/owner/catalogue/named-product-options.js'
import { plainLine } from '../plain-words.js'
import { changeLine } from '../print-result.js'
import type { PrintedResult } from '../print-result.js'
import { presentOptions } from '../typed-options.js'

/** A variant that a change of options would remove, with its stock and its orders. */
const inUseLine = ({ name, left, orders }: VariantInUse): string =>
  plainLine(
    `  ${name}: ${[
      ...(left !== null && left > 0 ? [`${plural(left, 'piece')} in stock`] : []),
      ...(orders > 0 ? [`in ${plural(orders, 'order')}`] : []),
    ].join(', ')}`,
  )

/** The refusal of a change that would remove variants in use. */
const variantsInUse = (inUse: readonly VariantInUse[]): OwnerFailure =>
  badInput(
    'Nothing was changed. These variants would be removed, and are in use:',
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
const optionLines = (options: readonly WantedOption[]): readonly string[] =>
  options.length === 0
    ? ['The product has no options.']
    : options.map(({ name, values }) => plainLine(`${name}: ${values.map((value) => value.name).join(', ')}`))

/** The options of a product, or their change; a change that would remove variants in use is refused. */
export function optionsResult(
  done: NamedOptions,
  { isDryRun, removesUsed }: { readonly isDryRun: boolean; readonly removesUsed: boolean },
): Result<PrintedResult, OwnerFailure> {
  if (done.tag === 'shown') {
    const present = presentOptions(done.product)
    return ok({ json: present, lines: optionLines(present) })
  }
  const { summary, inUse } = done
  if (inUse.length > 0 && !isDryRun && !removesUsed) return err(variantsInUse(inUse))
  return ok({
    json: { summary, inUse },
    lines: [changeLine(summary, isDryRun), ...inUse.map(inUseLine)],
  })
}
