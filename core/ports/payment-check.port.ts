/** A finding about a provider's set-up; `fix` says what to do. */
export interface PaymentFinding {
  readonly level: 'fine' | 'note' | 'problem'
  readonly message: string
  readonly fix?: string
}

/** The facts that a set-up is checked against. */
export interface PaymentCheckRequest {
  /** The address for the provider's notices; null: the shop's address is not known. */
  readonly webhookUrl: string | null
  /** The currency that the shop sells in; null: it is not known. */
  readonly currency: string | null
}

/** Asks a provider whether its set-up works. Moves no money. Never rejects. */
export type CheckPayments = (request: PaymentCheckRequest) => Promise<readonly PaymentFinding[]>

/** Notices count for five minutes: a clock that is further off refuses them. */
const CLOCK_TOLERANCE_S = 60

/** Compares this machine's clock with the `Date` of an answer; nothing where that is none. */
export function clockFinding(dateHeader: string | undefined, nowMs: number): readonly PaymentFinding[] {
  const theirsMs = Date.parse(dateHeader ?? '')
  if (Number.isNaN(theirsMs)) return []
  const offS = Math.round(Math.abs(nowMs - theirsMs) / 1000)
  return offS <= CLOCK_TOLERANCE_S
    ? [{ level: 'fine', message: 'The clock of this machine is right.' }]
    : [
        {
          level: 'problem',
          message: `The clock of this machine is off by ${offS} seconds: notices will be refused as too old.`,
          fix: 'Set it by the network time (systemctl enable --now systemd-timesyncd).',
        },
      ]
}
