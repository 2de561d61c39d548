export { VideoStatement } from "./VideoStatement.tsx";
