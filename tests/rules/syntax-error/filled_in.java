package org.example.version;

public interface Info {
    int MAJOR=${parsedVersion.majorVersion};
    int MINOR=${parsedVersion.minorVersion};
    String BUILD_DATE="${build.time}";
}
