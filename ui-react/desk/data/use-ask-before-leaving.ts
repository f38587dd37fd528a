import { useEffect } from 'react'

/** Makes the browser ask before it closes a page with unsaved changes. */
export function useAskBeforeLeaving(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasChanges])
}
