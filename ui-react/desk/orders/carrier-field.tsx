import { useId } from 'react'
import type { ReactNode } from 'react'
import { TextField } from '../kit/field.js'

/** Suggested carriers; others may be typed. */
const CARRIERS = [
  'DHL',
  'Hermes',
  'DPD',
  'GLS',
  'UPS',
  'FedEx',
  'Deutsche Post',
  'La Poste',
  'Correos',
  'USPS',
]

interface CarrierFieldProps {
  readonly carrier: string
  readonly onCarrier: (carrier: string) => void
}

/** The carrier of a parcel. */
export function CarrierField({ carrier, onCarrier }: CarrierFieldProps): ReactNode {
  const list = useId()
  return (
    <>
      <TextField
        label="Carrier"
        data-first
        list={list}
        value={carrier}
        placeholder="DHL, UPS, by hand"
        onChange={(event) => onCarrier(event.target.value)}
      />
      <datalist id={list}>
        {CARRIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
