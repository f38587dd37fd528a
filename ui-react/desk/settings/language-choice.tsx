import type { ReactNode } from 'react'
import { useSession } from '../data/use-session.js'
import { IconLanguage } from '../kit/icons.js'
import { chooseLanguage, languageName, LANGUAGES, useLanguage } from '../kit/language.js'
import { moneyText, momentText } from '../kit/texts.js'
import { SettingGroup, SettingRow } from './setting.js'

const EXAMPLE_MINOR = 123_450

/** The language of dates, numbers and amounts in this browser, with an example. */
export function LanguageChoice(): ReactNode {
  const { data: session } = useSession()
  const chosen = useLanguage()
  const currency = session?.shop.currency ?? 'EUR'
  return (
    <SettingGroup
      title="Dates and amounts"
      about="The desk is in English. Its dates and amounts follow your browser, or a language of your choice."
      action={
        <select
          className="input"
          aria-label="Language of dates and amounts"
          value={chosen}
          onChange={({ target }) => {
            const language = LANGUAGES.find((known) => known === target.value)
            if (language !== undefined) chooseLanguage(language)
          }}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </select>
      }
    >
      <ul className="setting-rows">
        <SettingRow
          icon={IconLanguage}
          title={momentText(new Date().toISOString())}
          aside={moneyText({ amountMinor: EXAMPLE_MINOR, currency })}
        />
      </ul>
    </SettingGroup>
  )
}
