import { createRequire } from 'node:module'
import vm from 'node:vm'
import { ModernFakeTimers } from '@jest/fake-timers'
import { TestEnvironment } from 'jest-environment-node'
import { ModuleMocker } from 'jest-mock'

/**
 * Tests wait for a state, never for a time: an early time-out is a fault of the test, since a busy machine
 * takes several times as long. Longer times that a test names itself count.
 */
const PATIENCE_MS = 300_000

/** Jest asks for a hundred frames of every error, and each frame is looked up in a source map. */
const MAX_FRAMES = 25

/** The names of symbols under which Jest keeps the state of a test file. */
const OF_JEST = /^(JEST_STATE|EVENT_HANDLERS|TEST_TIMEOUT|RETRY_|WAIT_BEFORE_RETRY|LOG_ERRORS|\$\$jest-)/

const require = createRequire(import.meta.url)

/** True if a test file added this global name; packages that are kept mark theirs with two underlines or symbols. */
const isOfFile = (name) =>
  typeof name === 'string' ? !name.startsWith('__') : OF_JEST.test(name.description)

/** Returns a function that undoes a test file's changes to global names and environment variables. */
function remember(global) {
  const { process } = global
  const { exit } = process
  const variables = { ...process.env }
  const descriptors = Object.getOwnPropertyDescriptors(global)
  return () => {
    for (const name of Reflect.ownKeys(global)) {
      if (Object.hasOwn(descriptors, name)) Object.defineProperty(global, name, descriptors[name])
      else if (isOfFile(name)) Reflect.deleteProperty(global, name)
    }
    process.exit = exit
    for (const name of Object.keys(process.env))
      if (!(name in variables)) Reflect.deleteProperty(process.env, name)
    Object.assign(process.env, variables)
  }
}

/**
 * Jest's environment on a plain global object. In the usual one each use of a global name, such as `Symbol`
 * or `Math`, calls a function of Node's and a proxy of Jest's. That was a sixth of the CPU of files that
 * complete large GraphQL answers, and little elsewhere.
 */
function createEnvironment(config, context) {
  const { createContext: contextify } = vm
  vm.createContext = () => contextify(vm.constants?.DONT_CONTEXTIFY)
  try {
    return new TestEnvironment(config, context)
  } finally {
    vm.createContext = contextify
  }
}

function createContext(config, context) {
  const { global, context: vmContext } = createEnvironment(config, context)
  Object.defineProperty(global, 'vitrinePlaywright', { get: () => require('playwright-core') })
  return { global, vmContext, restore: remember(global) }
}

/** The one context of a worker, made for its first test file. */
let kept

/**
 * Closes the databases that `test/support/sql/memory-database.ts` keeps: a timer of theirs would hold the
 * process.
 */
globalThis.vitrineCloseKept = async () => {
  for (const { sql } of kept?.global.__vitrineMemoryDatabases?.splice(0) ?? []) await sql.close()
}

/** The message type with which jest-worker ends a worker that has no more work. */
const END_OF_WORKER = 2

process.on('message', ([kind]) => {
  if (kind === END_OF_WORKER) setImmediate(() => process.exit())
})

/**
 * Node's environment, one for all test files of a worker, so that kept-runtime.mjs can keep their modules in
 * it. It has the same time-outs for every case and every hook of the suite, and Playwright as the worker has
 * loaded it once.
 */
export default class KeptEnvironment {
  isKept = true

  constructor(config, context) {
    kept ??= createContext(config, context)
    const { global, vmContext } = kept
    this.global = global
    this.context = vmContext
    this.moduleMocker = new ModuleMocker(global)
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global })
  }

  async setup() {
    Error.stackTraceLimit = MAX_FRAMES
    this.global.Error.stackTraceLimit = MAX_FRAMES
  }

  async teardown() {
    this.fakeTimersModern.dispose()
    kept.restore()
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  getVmContext() {
    return this.context
  }

  handleTestEvent({ name, test, hook }) {
    const begun = { test_start: test, hook_start: hook }[name]
    if (begun !== undefined) begun.timeout = Math.max(begun.timeout ?? 0, PATIENCE_MS)
  }
}
