/** The only module that imports the desk's library of accessible components. */
export { AlertDialog } from '@base-ui/react/alert-dialog'
export { Autocomplete } from '@base-ui/react/autocomplete'
export { Checkbox } from '@base-ui/react/checkbox'
export { Dialog } from '@base-ui/react/dialog'
export { Menu } from '@base-ui/react/menu'
export { NumberField } from '@base-ui/react/number-field'
export { Tabs } from '@base-ui/react/tabs'
export { Toast } from '@base-ui/react/toast'
