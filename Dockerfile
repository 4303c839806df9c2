# Tableside in a container; see docs/hosting.md. The compiler and Node stay in the first stage.
FROM python:3.11-slim-bookworm AS build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN TABLESIDE_COMPILE=1 make wheels \
    && rm dist/*-none-any.whl

FROM python:3.11-slim-bookworm
COPY locks/server.txt /install/
COPY --from=build /source/dist/*.whl /install/
RUN pip install --no-cache-dir --require-hashes -r /install/server.txt \
    && pip install --no-cache-dir --no-deps --no-index /install/*.whl \
    && rm -r /install \
    && useradd --uid 10001 --no-create-home tableside \
    && install -d -o 10001 -g 10001 -m 700 /data
USER 10001
ENV PYTHONUNBUFFERED=1 TABLESIDE_DATA=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["tableside"]
CMD ["serve", "--host", "0.0.0.0"]
