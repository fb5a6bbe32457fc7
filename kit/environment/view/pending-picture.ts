/**
 * Whether the graphics card, or the processor in its place, is still at the last picture. Whoever asks for the next one before
 * that is made to wait in the middle of a task, and then nothing on the page answers.
 */
export type PendingPicture = {
  /** A picture was asked for. */
  asked(): void
  isDrawn(): boolean
  /** Resolves when it is, and leaves everybody else their turn meanwhile. */
  drawn(): Promise<void>
}

type Fences = Pick<
  WebGL2RenderingContext,
  | 'fenceSync'
  | 'flush'
  | 'getSyncParameter'
  | 'deleteSync'
  | 'isContextLost'
  | 'SYNC_GPU_COMMANDS_COMPLETE'
  | 'SYNC_STATUS'
  | 'SIGNALED'
>

/** How often is looked whether a picture is done, while somebody waits for it. */
const lookEveryMs = 8

export function createPendingPicture(gl: Fences): PendingPicture {
  let fence: WebGLSync | null = null

  function isDrawn(): boolean {
    // A context that was lost never signals anything.
    if (fence && (gl.isContextLost() || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED)) {
      gl.deleteSync(fence)
      fence = null
    }
    return fence === null
  }

  return {
    asked() {
      if (fence) gl.deleteSync(fence)
      fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
      gl.flush()
    },
    isDrawn,
    async drawn() {
      while (!isDrawn()) await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    },
  }
}
