import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { createSettingsFile } from '../../../adapters/server/settings/settings-file.js'
import { createSqlSettingsHistory } from '../../../adapters/server/sql/owner/index.js'
import { settingShapeAt } from '../../../core/desk/index.js'
import type { OwnerProblem } from '../../../core/owners/index.js'
import type { SettingEdit, SettingsHistory } from '../../../core/ports/owner/files/settings-file.port.js'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result, UntrustedRecord } from '../../../core/shared/index.js'
import { TERMINAL } from '../../../core/use-cases/owner/audit.js'
import {
  settingAt,
  settingKeys,
  withoutSecrets,
} from '../../../core/use-cases/owner/settings/decide-settings.js'
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
import {
  settingChangeLines,
  valueText,
  withoutProblems,
} from '../../../adapters/server/terminal/site/setting-lines.js'
import { fieldsFor, readTypedSetting } from '../../../adapters/server/terminal/site/typed-setting.js'
import { atShop, toFailure } from '../catalogue/at-shop.js'
import type { EntryOf, ShopOptions } from '../catalogue/at-shop.js'
import { jsonText, plainLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { hasNoDataYet, nameData } from '../people/owner-data.js'

type Answer<T> = Promise<Result<T, OwnerFailure>>

const NO_FOLDER = err(badInput('Name the site folder: its vitrine.json has the settings.'))

async function readValues(folder: string | undefined): Answer<UntrustedRecord> {
  if (folder === undefined) return NO_FOLDER
  if (!existsSync(folder)) return err(badInput(`There is no folder ${folder}.`))
  const read = await createSettingsFile(folder).read()
  return read.ok ? ok(read.value.values) : err(badInput(read.failure))
}

function tell(terminal: Terminal, { json, dryRun }: ShopOptions, outcome: SettingsOutcome): void {
  if (json) terminal.out(jsonText(outcome))
  else for (const line of settingChangeLines(outcome, dryRun === true)) terminal.out(line)
}

/** Changes the settings of a folder, with an entry of the audit log once there are data. */
async function changeIn(
  folder: string | undefined,
  options: ShopOptions,
  work: (ports: SettingsPorts, command: SettingsCommand) => Promise<Result<SettingsOutcome, OwnerProblem>>,
): Answer<SettingsOutcome> {
  if (folder === undefined) return NO_FOLDER
  const change = async (history: SettingsHistory, entryOf: EntryOf): Answer<SettingsOutcome> => {
    const file = createSettingsFile(folder)
    const ports = { file, history, problemsOf: (values: unknown) => settingsProblems(folder, values) }
    const changed = await work(ports, { isDryRun: options.dryRun === true, entryOf })
    return changed.ok ? changed : err(toFailure(changed.failure))
  }
  const done = hasNoDataYet(folder, options)
    ? await change(NO_SETTINGS_HISTORY, (what) => ({
        id: randomUUID(),
        atMs: Date.now(),
        ...TERMINAL,
        ...what,
      }))
    : await atShop(folder, options, (shop) => change(createSqlSettingsHistory(shop), shop.entryOf))
  return done.ok ? withoutProblems(done.value) : done
}

function registerReading(settings: Command, terminal: Terminal, fail: Fail): void {
  settings
    .command('list')
    .argument('[folder]', 'the site folder')
    .description('list the settings with their values; secrets are left out')
    .option('--json', 'write values and meanings as JSON')
    .action(async (folder: string | undefined, { json }: { readonly json?: boolean }) => {
      const read = await readValues(folder)
      if (!read.ok) return fail(read.failure)
      const fields = fieldsFor(read.value)
      const values = withoutSecrets(read.value) as UntrustedRecord
      if (json) return terminal.out(jsonText({ values, fields }))
      for (const { name, help } of fields)
        terminal.out(plainLine(`${name}: ${valueText(values[name])}  (${help})`))
    })
  settings
    .command('get')
    .argument('<path>', 'the setting, such as business.name')
    .argument('[folder]', 'the site folder')
    .description('print the value of a setting as JSON')
    .action(async (path: string, folder: string | undefined) => {
      const read = await readValues(folder)
      if (!read.ok) return fail(read.failure)
      const keys = settingKeys(path)
      if (keys === null || settingShapeAt(fieldsFor(read.value), keys) === null)
        return fail(
          badInput(`There is no setting "${plainLine(path)}".`, '`vitrine settings list` shows all.'),
        )
      terminal.out(jsonText(settingAt(withoutSecrets(read.value), keys) ?? null))
    })
}

function registerChanges(settings: Command, terminal: Terminal, fail: Fail): void {
  const withOptions = (command: Command): Command =>
    nameData(command).option('--dry-run', 'only print what would change').option('--json', 'write JSON')
  const edit = async (
    folder: string | undefined,
    options: ShopOptions,
    editOf: (values: UntrustedRecord) => Result<SettingEdit, OwnerFailure>,
  ): Promise<void> => {
    const read = await readValues(folder)
    const wanted = read.ok ? editOf(read.value) : read
    if (!wanted.ok) return fail(wanted.failure)
    const done = await changeIn(folder, options, (ports, command) =>
      changeSettings(ports, command, [wanted.value]),
    )
    return done.ok ? tell(terminal, options, done.value) : fail(done.failure)
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
    .action(async (folder: string | undefined, options: ShopOptions) => {
      const done = await changeIn(folder, options, undoSettings)
      return done.ok ? tell(terminal, options, done.value) : fail(done.failure)
    })
}

/** `vitrine settings list|get|set|unset|undo`: the settings of a site in their file. */
export function registerSettings(program: Command, terminal: Terminal, fail: Fail): void {
  const settings = program
    .command('settings')
    .description('show, check and change the settings in vitrine.json')
  registerReading(settings, terminal, fail)
  registerChanges(settings, terminal, fail)
}
