import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useLeaveQuestion } from './use-leave-question.ts'

/** Asks before code that nobody saved is lost, to another page or by closing the tab. */
export function UnsavedCodeGuard({ edited }: { edited: boolean }) {
  const question = useLeaveQuestion(edited)
  return (
    <ConfirmDialog
      open={question !== null}
      onClose={() => question?.stay()}
      onConfirm={() => question?.leave()}
      title="Leave without saving?"
      text="You changed the code and have not saved it as a version. If you leave, the changes are lost."
      cancelLabel="Stay"
      confirmLabel="Leave"
      danger
    />
  )
}
