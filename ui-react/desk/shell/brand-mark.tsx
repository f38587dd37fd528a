import type { ReactNode } from 'react'

/** The logo of the desk: a glass case. */
export function BrandMark({ size = 26 }: { readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden>
      <rect width="32" height="32" fill="#17181c" />
      <path
        d="M8 12.5 10 8h12l2 4.5M8 12.5h16M8 12.5V23a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1V12.5"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="m12.5 20.5 7-4" stroke="#7fb0ff" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
