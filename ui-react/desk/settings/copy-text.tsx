import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../kit/button.js'
import { IconCheck, IconCopy } from '../kit/icons.js'

/** A button that copies a text to the clipboard and says so. */
export function CopyButton({ text, name }: { readonly text: string; readonly name: string }): ReactNode {
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <Button
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      aria-live="polite"
    >
      <Icon size={16} aria-hidden />
      {isCopied ? 'Copied' : name}
    </Button>
  )
}
