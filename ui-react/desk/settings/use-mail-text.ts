import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DeskMailText } from '../../../core/desk/index.js'
import { useApi, valueOf } from '../data/api.js'

const QUIET_MS = 400

/** The cache key for the text of a mail. */
export const mailTextKey = (template: string) => ['mail-text', template] as const

/** A value once it has not changed for a moment. */
export function useQuiet<T>(value: T): T {
  const [quiet, setQuiet] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  return quiet
}

/** A mail with a text that may be unsaved: its subject, and the text's problems. */
export function useMailPreview(template: string, text: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['mail-preview', template, text],
    queryFn: () => valueOf(api.mailPreview(template, text)),
    placeholderData: (before) => before,
  })
}

/** Adopts the server's text of a mail; null: reads it again. */
export function useKeepMailText(template: string): (mail: DeskMailText | null) => void {
  const client = useQueryClient()
  return (mail) => {
    if (mail === null) void client.invalidateQueries({ queryKey: mailTextKey(template) })
    else client.setQueryData(mailTextKey(template), mail)
  }
}
