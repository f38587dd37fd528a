import { describePaymentStore } from '../../../../contracts/payment-store.contract.js'
import { begunPayment } from './begun-payment.js'

describePaymentStore('in memory', async () => {
  const { ports, attempt } = begunPayment()
  return { ports, begun: attempt }
})
