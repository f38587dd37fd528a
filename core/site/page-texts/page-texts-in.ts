import { NOTICES } from '../../errors/index.js'
import { ofLanguage } from '../../shared/index.js'
import {
  ACCOUNT_FORM_TEXTS_DE,
  CHALLENGE_TEXTS_DE,
  FORM_TEXTS_DE,
  NOTICE_TEXTS_DE,
  OWN_ACCOUNT_TEXTS_DE,
  UPLOAD_TEXTS_DE,
} from './account-texts.de.js'
import {
  ACCOUNT_FORM_TEXTS_ES,
  CHALLENGE_TEXTS_ES,
  FORM_TEXTS_ES,
  NOTICE_TEXTS_ES,
  OWN_ACCOUNT_TEXTS_ES,
  UPLOAD_TEXTS_ES,
} from './account-texts.es.js'
import {
  ACCOUNT_FORM_TEXTS_FR,
  CHALLENGE_TEXTS_FR,
  FORM_TEXTS_FR,
  NOTICE_TEXTS_FR,
  OWN_ACCOUNT_TEXTS_FR,
  UPLOAD_TEXTS_FR,
} from './account-texts.fr.js'
import { PAYMENT_TEXTS_DE, SHOP_TEXTS_DE } from './page-texts.de.js'
import { PAYMENT_TEXTS_ES, SHOP_TEXTS_ES } from './page-texts.es.js'
import { PAYMENT_TEXTS_FR, SHOP_TEXTS_FR } from './page-texts.fr.js'
import type { NoticeTexts } from './notice-texts.js'
import type { PageTexts } from './page-texts.js'

/** The texts of one language by the parts of pages that show them, each keyed by the English texts. */
export type LanguageTexts = Readonly<
  Record<'shop' | 'payments' | 'accountForms' | 'forms' | 'uploads' | 'challenges' | 'ownAccount', PageTexts>
>

const withNotices = (texts: LanguageTexts, notices: NoticeTexts): LanguageTexts => ({
  ...texts,
  payments: { ...texts.payments, [NOTICES.cardsNotSetUp]: notices.cardsNotSetUp },
  challenges: { ...texts.challenges, [NOTICES.challengeBlocked]: notices.challengeBlocked },
})

const LANGUAGES: Readonly<Record<string, LanguageTexts>> = {
  de: withNotices(
    {
      shop: SHOP_TEXTS_DE,
      payments: PAYMENT_TEXTS_DE,
      accountForms: ACCOUNT_FORM_TEXTS_DE,
      forms: FORM_TEXTS_DE,
      uploads: UPLOAD_TEXTS_DE,
      challenges: CHALLENGE_TEXTS_DE,
      ownAccount: OWN_ACCOUNT_TEXTS_DE,
    },
    NOTICE_TEXTS_DE,
  ),
  es: withNotices(
    {
      shop: SHOP_TEXTS_ES,
      payments: PAYMENT_TEXTS_ES,
      accountForms: ACCOUNT_FORM_TEXTS_ES,
      forms: FORM_TEXTS_ES,
      uploads: UPLOAD_TEXTS_ES,
      challenges: CHALLENGE_TEXTS_ES,
      ownAccount: OWN_ACCOUNT_TEXTS_ES,
    },
    NOTICE_TEXTS_ES,
  ),
  fr: withNotices(
    {
      shop: SHOP_TEXTS_FR,
      payments: PAYMENT_TEXTS_FR,
      accountForms: ACCOUNT_FORM_TEXTS_FR,
      forms: FORM_TEXTS_FR,
      uploads: UPLOAD_TEXTS_FR,
      challenges: CHALLENGE_TEXTS_FR,
      ownAccount: OWN_ACCOUNT_TEXTS_FR,
    },
    NOTICE_TEXTS_FR,
  ),
}

/** The texts in a language, such as `de-AT`; null: English, or a language without texts. */
export const pageTextsIn = (language: string | null): LanguageTexts | null =>
  ofLanguage(LANGUAGES, language) ?? null
