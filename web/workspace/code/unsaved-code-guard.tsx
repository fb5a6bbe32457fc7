import { codeText } from '../../texts/en/code.ts'
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
      title={codeText.leave.title}
      text={codeText.leave.text}
      cancelLabel={codeText.leave.stay}
      confirmLabel={codeText.leave.leave}
      danger
    />
  )
}
