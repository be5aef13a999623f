# Everything is built in the first stage; the second has what runs, and a user who may not change it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# The build installs the locked dependencies first (docs/decisions/012).
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# The AI service alone answers at /ai/health: set HEALTH_PATH there.
ENV HEALTH_PATH=/api/health
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}${process.env.HEALTH_PATH}`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# dist/server.mjs is everything in one process; dist/api.mjs and dist/ai.mjs are the services alone.
CMD ["node", "dist/server.mjs"]
