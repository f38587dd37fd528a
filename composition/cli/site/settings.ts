import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { createSettingsFile } from '../../../adapters/server/settings/settings-file.js'
import type { EntryOf, OwnerProblem } from '../../../core/owners/index.js'
import type { SettingEdit, SettingsHistory } from '../../../core/ports/owner/files/settings-file.port.js'
import { err, mapResult, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result, UntrustedRecord } from '../../../core/shared/index.js'
import { TERMINAL } from '../../../core/use-cases/owner/audit.js'
import {
  changeSettings,
  NO_SETTINGS_HISTORY,
  undoSettings,
} from '../../../core/use-cases/owner/settings/change-settings.js'
import type {
  SettingsCommand,
  SettingsOutcome,
  SettingsPorts,
} from '../../../core/use-cases/owner/settings/change-settings.js'
import { settingsProblems } from '../../../adapters/server/site-folder/read-site-folder.js'
import { settingsResult } from '../../../adapters/server/terminal/site/setting-lines.js'
import {
  NO_FOLDER,
  readSettingValues,
  shownSetting,
  shownSettings,
} from '../../../adapters/server/terminal/site/shown-settings.js'
import { readTypedSetting } from '../../../adapters/server/terminal/site/typed-setting.js'
import { finish, jsonText, toFailure } from '../../../adapters/server/terminal/index.js'
import type { Fail, Outputs, Terminal, PrintedResult } from '../../../adapters/server/terminal/index.js'
import { atShop, hasNoDataYet, nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'

type Answer<T> = Promise<Result<T, OwnerFailure>>

/** Changes the settings of a folder, with an entry of the audit log once there are data. */
async function changeIn(
  folder: string | undefined,
  options: ShopOptions,
  work: (ports: SettingsPorts, command: SettingsCommand) => Promise<Result<SettingsOutcome, OwnerProblem>>,
): Answer<PrintedResult> {
  if (folder === undefined) return NO_FOLDER
  const change = async (history: SettingsHistory, entryOf: EntryOf): Answer<SettingsOutcome> => {
    const file = createSettingsFile(folder)
    const ports = { file, history, problemsOf: (values: unknown) => settingsProblems(folder, values) }
    const changed = await work(ports, { isDryRun: options.dryRun === true, entryOf })
    return changed.ok ? changed : err(toFailure(changed.failure))
  }
  const atData = hasNoDataYet(folder, options)
    ? null
    : await atShop(folder, options, (shop) => change(shop.desks.settingsHistory, shop.entryOf))
  // Before the first start there is no history, in an empty database neither.
  const done =
    atData === null || (!atData.ok && atData.failure.tag === 'no-data')
      ? await change(NO_SETTINGS_HISTORY, (what) => ({
          id: randomUUID(),
          atMs: Date.now(),
          ...TERMINAL,
          ...what,
        }))
      : atData
  return done.ok ? settingsResult(done.value, options.dryRun === true) : done
}

function registerReading(settings: Command, out: Outputs): void {
  settings
    .command('list')
    .argument('[folder]', 'the site folder')
    .description('list the settings with their values; secrets are left out')
    .option('--json', 'write values and meanings as JSON')
    .action(async (folder: string | undefined, options: Pick<ShopOptions, 'json'>) =>
      finish(out, options, mapResult(await readSettingValues(folder), shownSettings)),
    )
  settings
    .command('get')
    .argument('<path>', 'the setting, such as business.name')
    .argument('[folder]', 'the site folder')
    .description('print the value of a setting as JSON')
    .action(async (path: string, folder: string | undefined) => {
      const read = await readSettingValues(folder)
      const shown = read.ok ? shownSetting(read.value, path) : read
      if (shown.ok) out.terminal.out(jsonText(shown.value))
      else out.fail(shown.failure)
    })
}

function registerChanges(settings: Command, out: Outputs): void {
  const withOptions = (command: Command): Command =>
    nameData(command).option('--dry-run', 'only print what would change').option('--json', 'write JSON')
  const edit = async (
    folder: string | undefined,
    options: ShopOptions,
    editOf: (values: UntrustedRecord) => Result<SettingEdit, OwnerFailure>,
  ): Promise<void> => {
    const read = await readSettingValues(folder)
    const wanted = read.ok ? editOf(read.value) : read
    if (!wanted.ok) return out.fail(wanted.failure)
    const done = await changeIn(folder, options, (ports, command) =>
      changeSettings(ports, command, [wanted.value]),
    )
    finish(out, options, done)
  }
  const named = (command: Command): Command =>
    command.argument('<path>', 'the setting, such as business.name')
  withOptions(named(settings.command('set')).argument('<value>', 'a text, or JSON for other values'))
    .description('change a setting in vitrine.json; the rest of the file is kept')
    .action((path: string, value: string, folder: string | undefined, options: ShopOptions) =>
      edit(folder, options, (values) => {
        const typed = readTypedSetting(values, path, value)
        return typed.ok ? ok({ path, value: typed.value }) : typed
      }),
    )
  withOptions(named(settings.command('unset')))
    .description('remove a setting from vitrine.json, so that its default applies')
    .action((path: string, folder: string | undefined, options: ShopOptions) =>
      edit(folder, options, () => ok({ path })),
    )
  withOptions(settings.command('undo'))
    .description('undo the last change by this command or at the desk')
    .action(async (folder: string | undefined, options: ShopOptions) =>
      finish(out, options, await changeIn(folder, options, undoSettings)),
    )
}

/** `vitrine settings list|get|set|unset|undo`: the settings of a site in their file. */
export function registerSettings(program: Command, terminal: Terminal, fail: Fail): void {
  const settings = program
    .command('settings')
    .description('show, check and change the settings in vitrine.json')
  const out = { terminal, fail }
  registerReading(settings, out)
  registerChanges(settings, out)
}
