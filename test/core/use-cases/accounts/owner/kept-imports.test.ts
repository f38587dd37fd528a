import { describeKeptImports } from '../../../../contracts/kept-imports.contract.js'
import { createFakeImportPorts } from '../../../../fakes/import-ports.fake.js'

describeKeptImports('in memory', async () => {
  const { ports, settings, clock, entries } = createFakeImportPorts()
  settings.plan = 'free'
  return { ...ports, nowMs: clock.nowMs, entries: async () => entries.map(({ id }) => id) }
})
