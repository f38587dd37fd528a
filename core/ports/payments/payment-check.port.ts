/** A finding about a provider's set-up; `fix` says what to do. */
export interface PaymentFinding {
  readonly level: 'fine' | 'note' | 'problem'
  readonly message: string
  readonly fix?: string
}

/** The facts for checking a set-up. */
export interface PaymentCheckRequest {
  /** The address for the provider's notices; null: the shop's address is unknown. */
  readonly webhookUrl: string | null
  /** The currency of the shop; null: unknown. */
  readonly currency: string | null
}

/** Checks with a provider whether its set-up works. Moves no money. Never rejects. */
export type CheckPayments = (request: PaymentCheckRequest) => Promise<readonly PaymentFinding[]>

/** Notices are valid for five minutes: a clock with a larger error refuses them. */
const CLOCK_TOLERANCE_S = 60

/** Compares this machine's clock with the `Date` of an answer; no finding without a valid date. */
export function clockFinding(dateHeader: string | undefined, nowMs: number): readonly PaymentFinding[] {
  const theirsMs = Date.parse(dateHeader ?? '')
  if (Number.isNaN(theirsMs)) return []
  const offS = Math.round(Math.abs(nowMs - theirsMs) / 1000)
  return offS <= CLOCK_TOLERANCE_S
    ? [{ level: 'fine', message: 'The clock of this machine is right.' }]
    : [
        {
          level: 'problem',
          message: `The clock of this machine is wrong by ${offS} seconds: notices will be refused as too old.`,
          fix: 'Set it by the network time (systemctl enable --now systemd-timesyncd).',
        },
      ]
}
