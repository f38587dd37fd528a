import { applyEdits, modify } from 'jsonc-parser'
import type { SettingsFile, SettingsText } from '../../../core/ports/owner/files/settings-file.port.js'
import { createQueue, err, isDeepJson, isRecord, MAX_JSON_DEPTH, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { settingKeys } from '../../../core/use-cases/owner/settings/decide-settings.js'
import { openSafeFolder, problemBelow } from '../../site/safe-files/index.js'

const FILE = 'vitrine.json'
/** The maximum size, which several thousand redirects need. */
export const MAX_SETTINGS_MB = 5
const TOO_LARGE = `${FILE} has more than ${MAX_SETTINGS_MB} MB.`
const BYTE_ORDER_MARK = /^\uFEFF/

function parsed(text: string | null): Result<SettingsText, string> {
  if (text !== null && text.length > MAX_SETTINGS_MB * 1_000_000) return err(TOO_LARGE)
  if (text !== null && isDeepJson(text))
    return err(`${FILE} has more than ${MAX_JSON_DEPTH} levels of lists and objects.`)
  try {
    const values: unknown = text === null ? {} : JSON.parse(text.replace(BYTE_ORDER_MARK, ''))
    return isRecord(values) ? ok({ text, values }) : err(`${FILE} holds no JSON object.`)
  } catch (thrown) {
    return err(`${FILE} is not valid JSON: ${(thrown as Error).message.replace(/\s+/g, ' ')}`)
  }
}

/** The indentation and line ends of a text. */
function layoutOf(text: string) {
  const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  '
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
}

/** The settings of a site in their file; only files inside its folder are written. */
export function createSettingsFile(siteFolder: string): SettingsFile {
  /** One byte more than the maximum is read, which reveals a larger file. */
  const readText = (): Promise<string | null> =>
    openSafeFolder(siteFolder).read(FILE, async (file) => {
      const bytes = Buffer.alloc(Math.min((await file.stat()).size, MAX_SETTINGS_MB * 1_000_000 + 1))
      const { bytesRead } = await file.read(bytes)
      return bytes.toString('utf8', 0, bytesRead)
    })
  return {
    read: async () => {
      try {
        return parsed(await readText())
      } catch (thrown) {
        return err(`${FILE} cannot be read: ${problemBelow(thrown)}.`)
      }
    },
    withEdits: (given, edits) => {
      const text = given?.replace(BYTE_ORDER_MARK, '') ?? '{}\n'
      const formattingOptions = layoutOf(text)
      return edits.reduce((before, { path, value }) => {
        const keys = [...(settingKeys(path) ?? [])]
        return applyEdits(before, modify(before, keys, value, { formattingOptions }))
      }, text)
    },
    replace: async (before, after) => {
      try {
        if ((await readText()) !== before) return err({ tag: 'changed' })
        await openSafeFolder(siteFolder).replace(FILE, { content: after })
        return ok(undefined)
      } catch (thrown) {
        return err({ tag: 'unwritable', reason: problemBelow(thrown) })
      }
    },
    alone: createQueue(),
  }
}
