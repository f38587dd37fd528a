import { expect, it } from '@jest/globals'
import { unknownGroups } from '../../../core/accounts/index.js'

it('names each missing group of the site, with the gate or sign-up that uses it', () => {
  const groups = [{ id: 'gold', name: 'Gold', type: 'paid', product: null }] as const
  const gate = (path: string, ...named: readonly string[]) => ({ path, groups: named, password: null })
  const gates = [gate('/a', 'gold', 'silver'), gate('/b'), gate('/c', 'silver')]
  expect(unknownGroups({ groups, signUpGroups: ['gold', 'bronze'] }, gates)).toEqual([
    { group: 'silver', gate: '/a' },
    { group: 'silver', gate: '/c' },
    { group: 'bronze', gate: null },
  ])
  expect(unknownGroups({ groups, signUpGroups: ['gold'] }, [gate('/a', 'gold')])).toEqual([])
})
