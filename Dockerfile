# Halcyon as a server: built and packed in one stage, installed without development tools in the next, run as a user without rights.
# docker build -t halcyon . && docker run -p 4321:4321 -v halcyon:/data halcyon --origin http://localhost:4321
FROM node:20-slim AS build
WORKDIR /build
COPY . .
RUN npm ci && npm pack --pack-destination /tmp

FROM node:20-slim
WORKDIR /halcyon
COPY --from=build /tmp/halcyon-*.tgz /tmp/
RUN npm install --omit=dev --omit=optional --no-audit --no-fund /tmp/halcyon-*.tgz && rm /tmp/halcyon-*.tgz
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
ENV HALCYON_DATA=/data HALCYON_HOST=0.0.0.0 HALCYON_PORT=4321
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:4321/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=64", "--heap-growing-percent=300", "node_modules/halcyon/bin/halcyon.mjs", "serve", "--no-open"]
