import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DeskMailText } from '../../../core/desk/index.js'
import { useApi, valueOf } from '../data/api.js'

const QUIET_MS = 400

/** The key under which the text of a mail is kept. */
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

/** The mail with a text that may not be saved: its subject, and what is wrong with the text. */
export function useMailPreview(template: string, text: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['mail-preview', template, text],
    queryFn: () => valueOf(api.mailPreview(template, text)),
    placeholderData: (before) => before,
  })
}

/** Takes over a text as the server has it; null: reads it again. */
export function useKeepMailText(template: string): (mail: DeskMailText | null) => void {
  const client = useQueryClient()
  return (mail) => {
    if (mail === null) void client.invalidateQueries({ queryKey: mailTextKey(template) })
    else client.setQueryData(mailTextKey(template), mail)
  }
}
