import { expect, it } from '@jest/globals'
import { unknownGroups } from '../../../core/accounts/index.js'

it('names each group that the site lacks, and the gate or sign-up that names it', () => {
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
