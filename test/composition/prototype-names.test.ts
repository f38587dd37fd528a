import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import { readTable } from '../../adapters/site/pages/data/read-table.js'
import { parsePage } from '../../adapters/site/pages/index.js'
import { findInteractions } from '../../adapters/site/pages/scripts/find-interactions.js'
import { readSiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'
import { readCollection } from '../../core/collections/index.js'
import { collectFormFields, mailingListFields } from '../../core/site/index.js'

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__']
const before = Reflect.ownKeys(Object.prototype).length

afterEach(() => {
  expect(Reflect.ownKeys(Object.prototype)).toHaveLength(before)
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

describe.each(NAMES)('the name %s', (name) => {
  const hostile = `{"${name}":{"polluted":1,"prototype":{"polluted":1}}}`

  it.each([
    `{"name":"Shop","currency":"EUR","country":"DE","shipping":[],"${name}":{"polluted":1}}`,
    `{"name":"Shop","currency":"EUR","country":"DE","shipping":[],"memberFields":${hostile}}`,
    hostile,
  ])('in the settings is refused or ignored: %s', (settings) => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-names-'))
    writeFileSync(join(folder, 'vitrine.json'), settings)
    writeFileSync(join(folder, 'catalogue.csv'), `${name},Name\npolluted,x\n`)
    const read = readSiteFolder(folder)
    rmSync(folder, { recursive: true })
    expect(read.ok || read.failure.lines.length > 0).toBe(true)
  })

  it('of a column is an ordinary name', async () => {
    const table = await readTable(Buffer.from(`Name,Slug,${name}\na,${name},polluted\n`))
    const collection = table && readCollection('posts', table.columns, table.rows)
    expect(collection?.items.map(({ slug }) => slug).length).toBe(1)
    expect([...(collection?.items[0]?.values.values() ?? [])]).toContain('polluted')
  })

  it('of an attribute is an ordinary name', () => {
    const page = parsePage(`<p ${name}="polluted">`)
    const element = page.ok ? page.value.elements.find((each) => each.name === 'p') : undefined
    expect(Object.entries(element?.attribs ?? {})).toEqual([[name.toLowerCase(), 'polluted']])
  })

  it.each([
    `{"events":{"${name}":{"polluted":1}},"actionLists":{}}`,
    `require('ix2').init({events:{"${name}":{polluted:1}},actionLists:{}})`,
    `require('ix2').init(JSON.parse('{"events":{"${name}":{"polluted":1}},"actionLists":{}}'))`,
  ])('in interaction data is an ordinary name: %s', (text) => {
    const found = findInteractions(text) as { readonly events: object }
    expect(Object.entries(found.events)).toEqual([[name, { polluted: 1 }]])
  })

  it('of a form field keeps its value', () => {
    const control = { type: 'text', key: name, value: 'polluted', isRequired: false, isChecked: false }
    const fields = collectFormFields([control, control])
    const list = fields.ok ? fields.value : {}
    expect(Object.entries(list)).toEqual([
      [name, 'polluted'],
      [`${name} 2`, 'polluted'],
    ])
    expect(Object.entries(mailingListFields(list))).toContainEqual([name, 'polluted'])
    expect(JSON.parse(JSON.stringify(list))).toHaveProperty([`${name} 2`], 'polluted')
  })
})
