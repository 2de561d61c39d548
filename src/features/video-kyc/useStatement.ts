import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ResponseError } from "#http/call";
import { videoKyc } from "#domain/facts/video-kyc";
import { languages } from "#i18n/languages";
import { forgetRefstr } from "#state/refstr";
import { useLanguage } from "#i18n/useLanguage";
import { useAlert, useAnnounce } from "#ui";
import { CameraError } from "./camera.ts";
import { deleteRecording, findRecording, storeRecording } from "./stored-recording.ts";
import { recordingType, startRecorder, type Recorder, type Recording } from "./recorder.ts";
import { playTone } from "./tones.ts";
import { uploadVideo } from "./upload.ts";
import { useCamera } from "./useCamera.ts";
import { useCountdown } from "./useCountdown.ts";

/** Why a recording is being reviewed, if the page has to say so. */
export type Origin = "restored" | "lost" | "chosen";

/** The steps of docs/product.md, section 4.4 (camera not ready, ready, recording, review), and then the upload. */
export type Step =
  | { name: "start" }
  | { name: "camera"; running?: "recording" | "practice" }
  | { name: "review"; recording: Recording; origin?: Origin }
  /** `sent` and `whole` in bytes. `waiting`: for the network. */
  | { name: "sending"; recording: Recording; sent: number; whole: number; waiting: boolean }
  | { name: "sent"; at: Date };

/** A statement being made: the camera, the recording and its upload. `refstr` identifies the application. */
export function useStatement(refstr: string) {
  const { t } = useTranslation(["video-statement", "common"]);
  const { tag } = languages[useLanguage()];
  const alert = useAlert();
  const announce = useAnnounce();
  const [step, setStep] = useState<Step>({ name: "start" });
  /** The camera is being opened, or another one is. */
  const [opening, setOpening] = useState(false);
  /** Whether the browser keeps the recording across a reload. */
  const [kept, setKept] = useState(true);
  const [tones, setTones] = useState(false);
  const recorder = useRef<Recorder>(undefined);
  const cutShort = useRef(false);
  const sending = useRef<AbortController>(undefined);
  const sound = useCallback((tone: Parameters<typeof playTone>[0]) => tones && playTone(tone), [tones]);

  const camera = useCamera(() => {
    if (recorder.current) {
      cutShort.current = true;
      return stop();
    }
    camera.close();
    countdown.stop();
    setStep({ name: "start" });
    announce(t("ready.lost"));
  });

  const countdown = useCountdown({
    onCall: (count) => {
      sound("call");
      announce(t("running.left", { count }));
    },
    onEnd: () => stop(),
  });

  // A recording that was made on this device and never sent: before a reload, in the other language, or the day before.
  useEffect(() => {
    let current = true;
    void findRecording(refstr).then((recording) => {
      if (current && recording)
        setStep((now) => (now.name === "start" ? { name: "review", recording, origin: "restored" } : now));
    });
    return () => {
      current = false;
    };
  }, [refstr]);

  useEffect(
    () => () => {
      sending.current?.abort();
      recorder.current?.stop();
    },
    [],
  );

  /** Opens the camera. If it is unavailable, the visitor is told why and can try again. */
  const openCamera = async (open: () => Promise<unknown> = camera.open): Promise<boolean> => {
    setOpening(true);
    try {
      return Boolean(await open());
    } catch (error) {
      const problem = error instanceof CameraError ? error.problem : "other";
      const answer = await alert({
        title: t(`camera.${problem}`),
        message: t(`cameraDetail.${problem}`),
        close: t("common:close"),
        action: t("common:tryAgain"),
      });
      return answer === "action" && openCamera(open);
    } finally {
      setOpening(false);
    }
  };

  const turnOn = async () => {
    if (!(await openCamera())) return;
    setStep({ name: "camera" });
    announce(t("ready.announce"));
  };

  const turnOff = () => {
    camera.close();
    setStep({ name: "start" });
    announce(t("ready.offAnnounce"));
  };

  const switchCamera = async () => {
    let name = "";
    if (
      await openCamera(async () => {
        name = await camera.next();
        return true;
      })
    )
      announce(t("ready.switched", { camera: name }));
    else if (!camera.stream) setStep({ name: "start" });
  };

  /** Turns the camera off and stores the new recording until the server has it. */
  const review = async (recording: Recording, origin?: Origin) => {
    camera.close();
    countdown.stop();
    setStep({ name: "review", recording, origin });
    setKept(await storeRecording(refstr, recording));
  };

  const showNotReadyAlert = () =>
    alert({ title: t("camera.notReady"), message: t("cameraDetail.notReady"), close: t("common:close") });

  const recordWith = async (stream: MediaStream | undefined) => {
    try {
      if (!stream?.active) throw new CameraError("other");
      cutShort.current = false;
      recorder.current = startRecorder(stream, (recording) => {
        recorder.current = undefined;
        if (recording.blob.size === 0) return void showNotReadyAlert();
        announce(t("running.stopped"));
        void review(recording, cutShort.current ? "lost" : undefined);
      });
    } catch {
      await showNotReadyAlert();
      return;
    }
    setStep({ name: "camera", running: "recording" });
    countdown.start();
    sound("start");
    announce(t("running.started", { count: videoKyc.recordingSeconds }));
  };

  const record = () => recordWith(camera.stream);

  const practise = () => {
    setStep({ name: "camera", running: "practice" });
    countdown.start();
    sound("start");
    announce(t("running.practiceStarted", { count: videoKyc.recordingSeconds }));
  };

  const stop = () => {
    countdown.stop();
    sound("end");
    if (recorder.current) return recorder.current.stop();
    setStep({ name: "camera" });
    announce(t("running.practiceStopped"));
  };

  /** Records again, from 30 seconds (docs/product.md, section 4.4). The old recording is discarded only once the camera is on. */
  const retake = async () => {
    let stream: MediaStream | undefined;
    if (
      !(await openCamera(async () => {
        stream = await camera.open();
        return stream;
      }))
    )
      return;
    await deleteRecording();
    await recordWith(stream);
  };

  const discard = async () => {
    const answer = await alert({
      message: t("review.deleteAsk"),
      close: t("review.deleteNo"),
      action: t("review.deleteYes"),
      destructive: true,
    });
    if (answer !== "action") return;
    await deleteRecording();
    setStep({ name: "start" });
    announce(t("review.deleted"));
  };

  const submit = async (recording: Recording): Promise<void> => {
    const control = new AbortController();
    sending.current = control;
    const show = (sent: number, whole: number, waiting = false) =>
      setStep({ name: "sending", recording, sent, whole, waiting });
    show(0, recording.blob.size);
    try {
      await uploadVideo({ video: recording.blob, refstr, language: tag, onProgress: show, signal: control.signal });
      await deleteRecording();
      forgetRefstr();
      setStep({ name: "sent", at: new Date() });
      // Otherwise the last progress message would be announced again, too late, when the alert is closed.
      announce("");
      await alert({ title: t("upload.uploaded"), message: t("uploadDetail.uploaded"), close: t("common:close") });
    } catch (error) {
      if (control.signal.aborted) return;
      if (!navigator.onLine) {
        show(0, recording.blob.size, true);
        announce(t("sending.waiting"));
        return addEventListener("online", () => void submit(recording), { once: true, signal: control.signal });
      }
      setStep({ name: "review", recording });
      const refused = error instanceof ResponseError;
      const answer = await alert({
        title: t(refused ? "upload.uploadFailed" : "upload.uploadBroken"),
        message:
          (refused && error.serverMessage) || t(refused ? "uploadDetail.uploadFailed" : "uploadDetail.uploadBroken"),
        close: t("common:close"),
        action: t("common:tryAgain"),
      });
      if (answer === "action") await submit(recording);
    }
  };

  const cancel = (recording: Recording) => {
    sending.current?.abort();
    setStep({ name: "review", recording });
    announce(t("sending.cancelled"));
  };

  // The page is hidden: the camera is turned off. Not during a recording, which a look at a message must not end.
  const hide = useEffectEvent(() => {
    if (document.hidden && step.name === "camera" && !step.running) turnOff();
  });
  useEffect(() => {
    const look = () => hide();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  return {
    step,
    opening,
    kept,
    tones,
    setTones,
    sound,
    camera,
    secondsLeft: countdown.secondsLeft,
    canRecord: recordingType() !== undefined,
    turnOn,
    turnOff,
    switchCamera,
    record,
    practise,
    stop,
    retake,
    discard,
    submit,
    cancel,
    choose: (file: File) => review({ blob: file }, "chosen"),
    again: () => setStep({ name: "start" }),
  };
}

/** Everything a component can do with a statement. */
export type Statement = ReturnType<typeof useStatement>;
