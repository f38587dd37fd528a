/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import type { OwnPageContext } from '../../../../adapters/browser/kit/page-module.js'
import { createModuleRegistry } from '../../../../adapters/browser/webflow-api/module-registry.js'
import { createWebflow } from '../../../../adapters/browser/webflow-api/webflow.js'

const context = { window, document, mode: () => 'preview' } as unknown as OwnPageContext
const heard: string[] = []

afterEach(() => void Reflect.deleteProperty(window, '__wf_design'))

const module = () => ({
  ready: () => undefined,
  design: () => heard.push('design'),
  preview: () => heard.push('preview'),
})
const setUp = () =>
  createWebflow(context, createModuleRegistry(), () => Promise.reject(new Error('no chunk')))

const change = (): void => {
  heard.length = 0
  for (const step of ['design', 'preview', 'design']) window.dispatchEvent(new CustomEvent(`__wf_${step}`))
}

describe('the builder’s changes between designing and the preview', () => {
  it('call the hooks of the latest module of each name', () => {
    Reflect.set(window, '__wf_design', true)
    const webflow = setUp()
    webflow.define('own', () => ({ design: () => heard.push('replaced') }))
    webflow.define('own', module)
    webflow.define('plain', () => ({ ready: () => undefined }))
    change()
    expect(heard).toEqual(['design', 'preview', 'design'])
  })

  it('stop every module by a separate event, as on a published page', () => {
    setUp().define('own', () => ({ destroy: () => heard.push('destroyed') }))
    heard.length = 0
    window.dispatchEvent(new CustomEvent('__wf_destroy'))
    expect(heard).toEqual(['destroyed'])
  })

  it('have no effect on a published page', () => {
    setUp().define('published', module)
    change()
    expect(heard).toEqual([])
  })
})
