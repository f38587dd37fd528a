/** The words for the payments of a subscription, in one language. */
export interface SubscriptionWords {
  /** `{count}` stands for the number of intervals. */
  readonly everyDay: string
  readonly everyWeek: string
  readonly everyMonth: string
  readonly everyYear: string
  readonly everyDays: string
  readonly everyWeeks: string
  readonly everyMonths: string
  readonly everyYears: string
  /** `{count}` stands for the days. */
  readonly trial: string
  /** For a cart; `{today}` is the amount taken with the order, the others are as in `placed`. */
  readonly payments: string
  /** For a placed order; `{amount}`, `{every}` and `{date}` are the renewals and the first of them. */
  readonly placed: string
  /** For a subscription that is first charged after its trial. */
  readonly begins: string
  /** `{date}` is the day on which a cancelled subscription ends. */
  readonly lastsUntil: string
}

const EN: SubscriptionWords = {
  everyDay: 'every day',
  everyWeek: 'every week',
  everyMonth: 'every month',
  everyYear: 'every year',
  everyDays: 'every {count} days',
  everyWeeks: 'every {count} weeks',
  everyMonths: 'every {count} months',
  everyYears: 'every {count} years',
  trial: 'free for the first {count} days',
  payments: 'Today {today}, then {amount} {every} from {date}',
  placed: 'With this order {today}, then {amount} {every} from {date}',
  begins: '{every} from {date}',
  lastsUntil: 'Lasts until {date}',
}

const DE: SubscriptionWords = {
  everyDay: 'täglich',
  everyWeek: 'wöchentlich',
  everyMonth: 'monatlich',
  everyYear: 'jährlich',
  everyDays: 'alle {count} Tage',
  everyWeeks: 'alle {count} Wochen',
  everyMonths: 'alle {count} Monate',
  everyYears: 'alle {count} Jahre',
  trial: 'die ersten {count} Tage kostenlos',
  payments: 'Heute {today}, dann {amount} {every} ab dem {date}',
  placed: 'Mit dieser Bestellung {today}, dann {amount} {every} ab dem {date}',
  begins: '{every} ab dem {date}',
  lastsUntil: 'Läuft bis zum {date}',
}

const FR: SubscriptionWords = {
  everyDay: 'chaque jour',
  everyWeek: 'chaque semaine',
  everyMonth: 'chaque mois',
  everyYear: 'chaque année',
  everyDays: 'tous les {count} jours',
  everyWeeks: 'toutes les {count} semaines',
  everyMonths: 'tous les {count} mois',
  everyYears: 'tous les {count} ans',
  trial: 'gratuit pendant les {count} premiers jours',
  payments: 'Aujourd’hui {today}, puis {amount} {every} à partir du {date}',
  placed: 'Avec cette commande {today}, puis {amount} {every} à partir du {date}',
  begins: '{every} à partir du {date}',
  lastsUntil: 'Dure jusqu’au {date}',
}

const ES: SubscriptionWords = {
  everyDay: 'cada día',
  everyWeek: 'cada semana',
  everyMonth: 'cada mes',
  everyYear: 'cada año',
  everyDays: 'cada {count} días',
  everyWeeks: 'cada {count} semanas',
  everyMonths: 'cada {count} meses',
  everyYears: 'cada {count} años',
  trial: 'gratis los primeros {count} días',
  payments: 'Hoy {today}, después {amount} {every} a partir del {date}',
  placed: 'Con este pedido {today}, después {amount} {every} a partir del {date}',
  begins: '{every} a partir del {date}',
  lastsUntil: 'Dura hasta el {date}',
}

/** The words by the first subtag of a language. */
export const SUBSCRIPTION_WORDS = { en: EN, de: DE, fr: FR, es: ES } as const
