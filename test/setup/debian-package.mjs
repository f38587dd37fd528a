import { spawnSync } from 'node:child_process'
import { say } from '../../composition/setup/prepare.mjs'

/** A machine without a network continues with the installed packages. */
const PATIENCE_MS = 180_000

const can = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0

/** Installs a Debian package where this process may (root and apt-get). Returns whether it is installed now. */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !can('apt-get')) return false
  say(`Installing Debian's ${name} for the tests (once) ...`)
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-y', '-o', 'Acquire::http::Timeout=20', ...args], {
      stdio: ['ignore', 'ignore', 2],
      timeout: PATIENCE_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return apt('update') && apt('install', '--no-install-recommends', name)
}
