import type { PaymentFinding } from '../../../../core/ports/payments/payment-check.port.js'
import { plainText } from '../plain-words.js'
import type { Colours } from '../terminal.js'

const levelNames = ({ green, yellow, red }: Colours): Readonly<Record<PaymentFinding['level'], string>> => ({
  fine: green('fine   '),
  note: yellow('note   '),
  problem: red('problem'),
})

/** The findings about a payment provider, under its name. */
export function paymentLines(
  title: string,
  findings: readonly PaymentFinding[],
  colours: Colours,
): readonly string[] {
  const levels = levelNames(colours)
  return [
    colours.bold(title),
    ...findings.flatMap(({ level, message, fix }) => [
      `  ${levels[level]}  ${plainText(message)}`,
      ...(fix === undefined ? [] : [colours.dim(`           ${plainText(fix)}`)]),
    ]),
  ]
}
