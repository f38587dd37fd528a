import type { ExpectedFile, FileRecords } from '../../core/use-cases/accounts/storage/file-records.js'
import { describe, expect, it } from './test-runner.js'

const FILE: ExpectedFile = {
  id: 'one',
  memberId: 'ada',
  fieldId: 'photo',
  name: 'photo.png',
  sizeBytes: 10,
  token: 'secret',
  createdOnMs: 1000,
}
const STORED = { id: 'one', memberId: 'ada', fieldId: 'photo', name: 'photo.png', sizeBytes: 10 }

/** The rules of every `FileRecords`. `open` answers empty ones. */
export function describeFileRecords(name: string, open: () => Promise<FileRecords>): void {
  describe(`FileRecords: ${name}`, () => {
    it('find a file in any state', async () => {
      const records = await open()
      expect(await records.find('one')).toBeNull()
      await records.insert(FILE)
      expect(await records.find('one')).toMatchObject({ ...STORED, state: 'expected' })
    })

    it('let one of several senders in, with the right token and in time', async () => {
      const records = await open()
      await records.insert(FILE)
      expect(await records.redeem('one', 'wrong', 0)).toBeNull()
      expect(await records.redeem('none', 'secret', 0)).toBeNull()
      expect(await records.redeem('one', 'secret', 1000)).toBeNull()
      const sent = await Promise.all([1, 2, 3].map(() => records.redeem('one', 'secret', 999)))
      expect(sent.filter((file) => file !== null)).toMatchObject([{ ...STORED, state: 'receiving' }])
    })

    it('move a file from one state alone', async () => {
      const records = await open()
      await records.insert(FILE)
      expect(await records.endReceiving('one', 'arrived', 5)).toBe(false)
      expect(await records.move('one', 'arrived', 'saved')).toBe(false)
      await records.redeem('one', 'secret', 0)
      expect(await records.endReceiving('one', 'arrived', 5)).toBe(true)
      expect(await records.move('one', 'arrived', 'saved')).toBe(true)
      expect(await records.move('none', 'arrived', 'saved')).toBe(false)
      expect(await records.find('one')).toMatchObject({ state: 'saved', sizeBytes: 5 })
    })

    it('delete a file once', async () => {
      const records = await open()
      await records.insert(FILE)
      expect(await records.remove('one')).toMatchObject({ memberId: 'ada', sizeBytes: 10 })
      expect(await records.remove('one')).toBeNull()
    })

    it('delete what was not sent, and nothing else', async () => {
      const records = await open()
      await records.insert(FILE)
      await records.insert({ ...FILE, id: 'later', createdOnMs: 1001 })
      await records.insert({ ...FILE, id: 'sent' })
      await records.redeem('sent', 'secret', 0)
      expect(await records.removeUnsent(1000)).toMatchObject([{ memberId: 'ada', sizeBytes: 10 }])
      expect([await records.find('one'), (await records.find('later'))?.id]).toEqual([null, 'later'])
      expect(await records.removeUnsent(1000)).toEqual([])
    })

    it('list dropped files at once, and unsaved ones after their time', async () => {
      const records = await open()
      for (const id of ['saved', 'dropped', 'new', 'old'])
        await records.insert({ ...FILE, id, createdOnMs: id === 'new' ? 1000 : 1 })
      await records.move('saved', 'expected', 'saved')
      await records.move('dropped', 'expected', 'dropped')
      expect([...(await records.leftOver(1000, 9))].sort()).toEqual(['dropped', 'old'])
      expect([...(await records.leftOver(1, 9))].sort()).toEqual(['dropped'])
      expect(await records.leftOver(1000, 1)).toHaveLength(1)
    })

    it('count the bytes of a member and of all', async () => {
      const records = await open()
      expect([await records.lockBytes(), await records.bytesOf('ada')]).toEqual([0, 0])
      await records.addBytes('ada', 7)
      await records.addBytes('bob', 5)
      await records.addBytes('ada', -3)
      expect(await records.lockBytes()).toBe(9)
      expect([await records.bytesOf('ada'), await records.bytesOf('bob')]).toEqual([4, 5])
    })
  })
}
